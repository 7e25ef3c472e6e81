import { address, image, join, MENU, PICTURES, POPUP, pageOf, QUESTIONS, TABS } from './content'

const link = (text: string) => `<a href="${address(text)}">${text}</a>`

/** jQuery with the classic four: SmartMenus (menu), jQuery UI (tabs, accordion), Slick (carousel) and Magnific Popup (popup, lightbox), each as its own page says. */
export const jquery = () =>
  pageOf({
    head: `<link rel="stylesheet" href="/peers/smartmenus/dist/css/sm-core-css.css">
<link rel="stylesheet" href="/peers/smartmenus/dist/css/sm-simple/sm-simple.css">
<link rel="stylesheet" href="/peers/jquery-ui/dist/themes/base/jquery-ui.min.css">
<link rel="stylesheet" href="/peers/slick-carousel/slick/slick.css">
<link rel="stylesheet" href="/peers/slick-carousel/slick/slick-theme.css">
<link rel="stylesheet" href="/peers/magnific-popup/dist/magnific-popup.css">
<style>.white-popup { position: relative; max-width: 30rem; margin: 20px auto; padding: 20px; background: #fff }
#main-menu-state { position: absolute; width: 1px; height: 1px; opacity: 0 } #main-menu-state:not(:checked) ~ #main-menu { display: none }
@media (min-width: 768px) { #main-menu-state:not(:checked) ~ #main-menu { display: block } .main-menu-btn { display: none } }</style>`,
    menu: `<nav class="main-nav" role="navigation"><input id="main-menu-state" type="checkbox"><label class="main-menu-btn" for="main-menu-state">Menu</label>
<ul id="main-menu" class="sm sm-simple">${join(MENU, ({ text, inner }) => `<li>${link(text)}${inner ? `<ul>${join(inner, (one) => `<li>${link(one)}</li>`)}</ul>` : ''}</li>`)}</ul></nav>`,
    popup: `<a href="#summer" class="open-popup-link">Ask about summer</a>
<div id="summer" class="white-popup mfp-hide"><h2>${POPUP.title}</h2><p>${POPUP.text}</p></div>`,
    tabs: `<div id="tabs"><ul>${join(TABS, ({ id, title }) => `<li><a href="#${id}">${title}</a></li>`)}</ul>${join(TABS, ({ id, text }) => `<div id="${id}"><p>${text}</p></div>`)}</div>`,
    accordion: `<div id="questions">${join(QUESTIONS, ({ title, text }) => `<h3>${title}</h3><div><p>${text}</p></div>`)}</div>`,
    carousel: `<div class="slides">${join(PICTURES, (one) => `<div>${image(one, 'class="photo"')}</div>`)}</div>`,
    lightbox: `<div class="thumbs" id="pictures">${join(PICTURES, (one) => `<a href="${one.src}" title="${one.alt}">${image(one)}</a>`)}</div>`,
    scripts: `${join(
      [
        'jquery/dist/jquery.min.js',
        'smartmenus/dist/jquery.smartmenus.min.js',
        'jquery-ui/dist/jquery-ui.min.js',
        'slick-carousel/slick/slick.min.js',
        'magnific-popup/dist/jquery.magnific-popup.min.js',
      ],
      (file) => `<script src="/peers/${file}"></script>`,
    )}
<script>
  $(function () {
    $('#main-menu').smartmenus()
    $('#tabs').tabs()
    $('#questions').accordion({ active: false, collapsible: true })
    $('.slides').slick({ dots: true })
    $('.open-popup-link').magnificPopup({ type: 'inline', midClick: true })
    $('#pictures').magnificPopup({ delegate: 'a', type: 'image', gallery: { enabled: true } })
  })
</script>`,
  })
