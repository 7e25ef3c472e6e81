<?php
/**
 * The list of pages.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Skerry › Pages: the latest verdict on each published page. The administrator's own browser requests the pages one by one, so no server
 * time limit cuts a long list short, and no host has to reach itself. It also loads each in a frame, with and without Skerry, to count what
 * a visitor's browser loads, including late files.
 */
class Pages_Page {

	const PER_PAGE = 50;

	/** What a browser has measured is sent with this. */
	const ACTION = 'skerry_measured';

	/**
	 * Adds the page's hooks.
	 */
	public static function register() {
		add_action( 'admin_enqueue_scripts', array( self::class, 'script' ) );
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'keep' ) );
	}

	/**
	 * Loads the script that checks pages.
	 *
	 * @param string $hook The page of the admin area.
	 */
	public static function script( $hook ) {
		if ( 'skerry_page_skerry-pages' !== $hook ) {
			return;
		}
		wp_enqueue_script( 'skerry-pages', plugins_url( 'admin/pages.js', SKERRY_FILE ), array(), SKERRY_VERSION, true );
		$texts = array(
			'names'  => array(
				'report' => Page::REPORT,
				'key'    => Page::KEY,
				'show'   => Page::SHOW,
				'action' => self::ACTION,
			),
			'nonce'  => wp_create_nonce( Page::REPORT ),
			'ajax'   => admin_url( 'admin-ajax.php', 'relative' ),
			/* translators: 1: number of pages that were checked, 2: number of all. */
			'count'  => __( '%1$s of %2$s checked', 'skerry' ),
			'failed' => __( 'The page did not answer as expected. Is it behind a cache or a password?', 'skerry' ),
		);
		wp_add_inline_script( 'skerry-pages', 'const skerryPages = ' . wp_json_encode( $texts, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}

	/**
	 * Stores a browser's measurements of a page, and responds with its row.
	 */
	public static function keep() {
		check_ajax_referer( Page::REPORT, 'nonce' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_send_json_error( null, 403 );
		}
		$key    = isset( $_POST['key'] ) ? sanitize_key( $_POST['key'] ) : '';
		$report = Reports::get( $key );
		if ( ! $report ) {
			wp_send_json_error( null, 404 );
		}
		foreach ( array( 'before', 'after' ) as $name ) {
			$pair            = isset( $_POST[ $name ] ) && is_array( $_POST[ $name ] ) ? array_values( array_map( 'absint', $_POST[ $name ] ) ) : array();
			$report[ $name ] = count( $pair ) === 2 ? $pair : $report[ $name ];
		}
		$report['about'] = false;
		Reports::set( $key, $report );
		wp_send_json( self::cells( $report ) );
	}

	/**
	 * Published posts of all public types, latest first.
	 *
	 * @param int $number Of the page of the list.
	 * @return \WP_Query
	 */
	private static function query( $number ) {
		$types = array_filter( get_post_types( array( 'public' => true ) ), 'is_post_type_viewable' );
		return new \WP_Query(
			array(
				'post_type'           => array_values( array_diff( $types, array( 'attachment', 'elementor_library', 'e-landing-page-template' ) ) ),
				'post_status'         => 'publish',
				'has_password'        => false,
				'posts_per_page'      => self::PER_PAGE,
				'paged'               => $number,
				'orderby'             => array(
					'type'  => 'ASC',
					'title' => 'ASC',
				),
				'ignore_sticky_posts' => true,
			)
		);
	}

	/**
	 * The cells of a page's row, as text.
	 *
	 * @param array $report Of `Reports::get`.
	 * @return array
	 */
	public static function cells( $report ) {
		if ( ! $report ) {
			return array(
				'code'    => '',
				'verdict' => __( 'Not checked yet.', 'skerry' ),
				'before'  => '–',
				'after'   => '–',
				'time'    => '–',
			);
		}
		$size = static function ( $pair ) use ( $report ) {
			/* translators: 1: number of files, 2: their size, for example 30 kB. */
			$text = sprintf( _n( '%1$s file, %2$s', '%1$s files, %2$s', $pair[0], 'skerry' ), number_format_i18n( $pair[0] ), size_format( $pair[1] ) ? size_format( $pair[1] ) : '0 B' );
			/* translators: %s: number and size of files, which nobody has measured yet. */
			return empty( $report['about'] ) ? $text : sprintf( __( 'about %s', 'skerry' ), $text );
		};
		return array(
			'code'    => $report['code'],
			'verdict' => Verdict::words( $report['code'], array_map( 'strval', $report['because'] ), isset( $report['drivers'] ) ? $report['drivers'] : array() ),
			'before'  => $size( $report['before'] ),
			'after'   => $size( $report['after'] ),
			'time'    => wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $report['time'] ),
		);
	}

	/**
	 * Prints the page.
	 */
	public static function show() {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Which part of the list; nothing is changed.
		$number = isset( $_GET['paged'] ) ? max( 1, absint( $_GET['paged'] ) ) : 1;
		$query  = self::query( $number );
		?>
		<div class="wrap skerry">
			<h1><?php esc_html_e( 'Skerry: pages', 'skerry' ); ?></h1>
			<p class="skerry-lead"><?php esc_html_e( 'What Skerry does with each published page, and which scripts a visitor’s browser loads when the page is scrolled to its end. A check opens the pages here as visitors would get them, without Skerry and with it. It changes nothing for anybody, but analytics tools count it as a visit.', 'skerry' ); ?></p>
			<p>
				<button type="button" class="button button-primary" id="skerry-check"><?php esc_html_e( 'Check these pages', 'skerry' ); ?></button>
				<span id="skerry-progress" role="status"></span>
			</p>
			<div id="skerry-stage" aria-hidden="true" inert hidden></div>
			<table class="widefat striped skerry-pages">
				<caption class="screen-reader-text"><?php esc_html_e( 'Published pages', 'skerry' ); ?></caption>
				<thead>
					<tr>
						<th scope="col"><?php esc_html_e( 'Page', 'skerry' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Verdict', 'skerry' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Before', 'skerry' ); ?></th>
						<th scope="col"><?php esc_html_e( 'With Skerry', 'skerry' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Checked', 'skerry' ); ?></th>
					</tr>
				</thead>
				<tbody>
					<?php
					foreach ( $query->posts as $post ) {
						$title = wp_strip_all_tags( get_the_title( $post ) );
						self::row( "post-$post->ID", '' === $title ? __( '(no title)', 'skerry' ) : $title, get_permalink( $post ) );
					}
					foreach ( 1 === $number ? Other_Pages::all() : array() as $key => list( $title, $url ) ) {
						self::row( $key, $title, $url );
					}
					?>
				</tbody>
			</table>
			<?php
			$links = paginate_links(
				array(
					'base'    => add_query_arg( 'paged', '%#%', admin_url( 'admin.php?page=skerry-pages' ) ),
					'format'  => '',
					'current' => $number,
					'total'   => max( 1, $query->max_num_pages ),
				)
			);
			if ( $links ) {
				printf( '<nav class="skerry-links" aria-label="%s">%s</nav>', esc_attr__( 'Pages of the list', 'skerry' ), wp_kses_post( $links ) );
			}
			?>
		</div>
		<?php
	}

	/**
	 * Prints a page's row.
	 *
	 * @param string $key   Of its report.
	 * @param string $title What it is called.
	 * @param string $url   Its address.
	 */
	private static function row( $key, $title, $url ) {
		$cells = self::cells( Reports::get( $key ) );
		$names = array(
			'verdict' => __( 'Verdict', 'skerry' ),
			'before'  => __( 'Before', 'skerry' ),
			'after'   => __( 'With Skerry', 'skerry' ),
			'time'    => __( 'Checked', 'skerry' ),
		);
		printf(
			'<tr data-key="%1$s" data-url="%2$s" data-code="%3$s"><th scope="row"><a href="%2$s">%4$s</a></th>',
			esc_attr( $key ),
			esc_url( $url ),
			esc_attr( $cells['code'] ),
			esc_html( $title )
		);
		foreach ( $names as $name => $label ) {
			printf( '<td data-cell="%s" data-label="%s">%s</td>', esc_attr( $name ), esc_attr( $label ), esc_html( $cells[ $name ] ) );
		}
		echo '</tr>';
	}
}
