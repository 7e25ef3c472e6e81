<?php
/**
 * Every page.
 *
 * @package Skerry
 */

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<?php wp_head(); ?>
</head>
<body <?php body_class( 'elementor-default' ); ?>>
<?php wp_body_open(); ?>
<?php
while ( have_posts() ) {
	the_post();
	echo apply_filters( 'stand_in_content', get_the_content() );
}
?>
<?php wp_footer(); ?>
</body>
</html>
