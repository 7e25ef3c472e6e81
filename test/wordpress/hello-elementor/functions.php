<?php
/**
 * A theme that prints what a page holds and nothing else.
 *
 * @package Skerry
 */

add_theme_support( 'title-tag' );
add_theme_support( 'html5', array( 'script', 'style' ) );
