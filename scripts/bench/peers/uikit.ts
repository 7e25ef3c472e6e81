import { address, image, join, MENU, PICTURES, POPUP, pageOf, QUESTIONS, TABS } from './content'

const link = (text: string) => `<a href="${address(text)}">${text}</a>`

/** UIkit 3, as getuikit.com/docs writes Navbar, Offcanvas, Modal, Tab, Accordion, Slider and Lightbox; its files in the order of its Introduction. */
export const uikit = () =>
  pageOf({
    head: `<link rel="stylesheet" href="/peers/uikit/dist/css/uikit.min.css">
<script src="/peers/uikit/dist/js/uikit.min.js"></script>
<script src="/peers/uikit/dist/js/uikit-icons.min.js"></script>`,
    menu: `<nav class="uk-navbar-container"><div uk-navbar>
<div class="uk-navbar-left uk-visible@m"><ul class="uk-navbar-nav">${join(MENU, ({ text, inner }) => `<li>${link(text)}${inner ? `<div class="uk-navbar-dropdown"><ul class="uk-nav uk-navbar-dropdown-nav">${join(inner, (one) => `<li>${link(one)}</li>`)}</ul></div>` : ''}</li>`)}</ul></div>
<div class="uk-navbar-right uk-hidden@m"><a class="uk-navbar-toggle" uk-navbar-toggle-icon href="#offcanvas" uk-toggle aria-label="Menu"></a></div>
</div></nav>
<div id="offcanvas" uk-offcanvas><div class="uk-offcanvas-bar"><button class="uk-offcanvas-close" type="button" uk-close aria-label="Close"></button>
<ul class="uk-nav-default" uk-nav>${join(MENU, ({ text, inner }) => `<li${inner ? ' class="uk-parent"' : ''}>${link(text)}${inner ? `<ul class="uk-nav-sub">${join(inner, (one) => `<li>${link(one)}</li>`)}</ul>` : ''}</li>`)}</ul></div></div>`,
    popup: `<button class="uk-button uk-button-default" type="button" uk-toggle="target: #summer">Ask about summer</button>
<div id="summer" uk-modal><div class="uk-modal-dialog uk-modal-body"><button class="uk-modal-close-default" type="button" uk-close aria-label="Close"></button><h2 class="uk-modal-title">${POPUP.title}</h2><p>${POPUP.text}</p></div></div>`,
    tabs: `<ul uk-tab>${join(TABS, ({ title }, i) => `<li${i ? '' : ' class="uk-active"'}><a href="#">${title}</a></li>`)}</ul>
<div class="uk-switcher uk-margin">${join(TABS, ({ text }) => `<div><p>${text}</p></div>`)}</div>`,
    accordion: `<ul uk-accordion>${join(QUESTIONS, ({ title, text }) => `<li><a class="uk-accordion-title" href>${title}</a><div class="uk-accordion-content"><p>${text}</p></div></li>`)}</ul>`,
    carousel: `<div uk-slider><div class="uk-position-relative uk-visible-toggle" tabindex="-1">
<div class="uk-slider-items uk-child-width-1-1">${join(PICTURES, (one) => `<div>${image(one, 'class="photo"')}</div>`)}</div>
<a class="uk-position-center-left uk-position-small" href uk-slidenav-previous uk-slider-item="previous"></a>
<a class="uk-position-center-right uk-position-small" href uk-slidenav-next uk-slider-item="next"></a></div>
<ul class="uk-slider-nav uk-dotnav uk-flex-center uk-margin"></ul></div>`,
    lightbox: `<div class="thumbs" uk-lightbox>${join(PICTURES, (one) => `<a href="${one.src}" data-caption="${one.alt}">${image(one)}</a>`)}</div>`,
  })
