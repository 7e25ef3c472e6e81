import jQuery from 'jquery'

// As a CMS sends it, without the short name.
window.jQuery = jQuery
