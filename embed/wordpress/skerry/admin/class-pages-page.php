<?php
/**
 * The list of pages.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Skerry › Pages: what becomes of each published page, as it was when it was last checked. The administrator's own browser asks for the pages one
 * by one, so that no time limit of the server's ends a long list, and no host has to reach itself.
 */
class Pages_Page {

	const PER_PAGE = 50;

	/**
	 * Loads what the page needs.
	 */
	public static function register() {
		add_action( 'admin_enqueue_scripts', array( self::class, 'script' ) );
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
			'name'   => Page::REPORT,
			'nonce'  => wp_create_nonce( Page::REPORT ),
			/* translators: 1: number of pages that were checked, 2: number of all. */
			'count'  => __( '%1$s of %2$s checked', 'skerry' ),
			'failed' => __( 'The page did not answer as expected. Is it behind a cache or a password?', 'skerry' ),
		);
		wp_add_inline_script( 'skerry-pages', 'const skerryPages = ' . wp_json_encode( $texts, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}

	/**
	 * Published posts of all types that have pages of their own, the latest first.
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
	 * The cells of a page's line, as texts.
	 *
	 * @param array $report Of `Verdict::report`, or an empty one.
	 * @return array
	 */
	public static function cells( $report ) {
		if ( ! isset( $report['code'], $report['because'], $report['before'], $report['after'], $report['time'] ) ) {
			return array(
				'code'    => '',
				'verdict' => __( 'Not checked yet.', 'skerry' ),
				'before'  => '–',
				'after'   => '–',
				'time'    => '–',
			);
		}
		$size = static function ( $pair ) {
			/* translators: 1: number of files, 2: their size, for example 30 kB. */
			return sprintf( _n( '%1$s file, %2$s', '%1$s files, %2$s', $pair[0], 'skerry' ), number_format_i18n( $pair[0] ), size_format( $pair[1] ) ? size_format( $pair[1] ) : '0 B' );
		};
		return array(
			'code'    => $report['code'],
			'verdict' => Verdict::words( $report['code'], array_map( 'strval', $report['because'] ) ),
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
			<p class="skerry-lead"><?php esc_html_e( 'What becomes of each published page, and what a visitor’s browser loads of scripts at once, compressed. Checking shows the pages as visitors would get them and changes nothing for anybody.', 'skerry' ); ?></p>
			<p>
				<button type="button" class="button button-primary" id="skerry-check"><?php esc_html_e( 'Check these pages', 'skerry' ); ?></button>
				<span id="skerry-progress" role="status"></span>
			</p>
			<table class="widefat striped skerry-pages">
				<caption class="screen-reader-text"><?php esc_html_e( 'Published pages', 'skerry' ); ?></caption>
				<thead>
					<tr>
						<th scope="col"><?php esc_html_e( 'Page', 'skerry' ); ?></th>
						<th scope="col"><?php esc_html_e( 'What becomes of it', 'skerry' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Before', 'skerry' ); ?></th>
						<th scope="col"><?php esc_html_e( 'With Skerry', 'skerry' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Checked', 'skerry' ); ?></th>
					</tr>
				</thead>
				<tbody>
					<?php array_map( array( self::class, 'row' ), $query->posts ); ?>
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
	 * Prints a page's line.
	 *
	 * @param \WP_Post $post The page.
	 */
	public static function row( $post ) {
		$report = get_post_meta( $post->ID, '_skerry', true );
		$cells  = self::cells( is_array( $report ) ? $report : array() );
		$names  = array(
			'verdict' => __( 'What becomes of it', 'skerry' ),
			'before'  => __( 'Before', 'skerry' ),
			'after'   => __( 'With Skerry', 'skerry' ),
			'time'    => __( 'Checked', 'skerry' ),
		);
		$title  = get_the_title( $post );
		printf(
			'<tr data-url="%1$s" data-code="%2$s"><th scope="row"><a href="%1$s">%3$s</a></th>',
			esc_url( get_permalink( $post ) ),
			esc_attr( $cells['code'] ),
			esc_html( '' === $title ? __( '(no title)', 'skerry' ) : wp_strip_all_tags( $title ) )
		);
		foreach ( $names as $name => $label ) {
			printf( '<td data-cell="%s" data-label="%s">%s</td>', esc_attr( $name ), esc_attr( $label ), esc_html( $cells[ $name ] ) );
		}
		echo '</tr>';
	}
}
