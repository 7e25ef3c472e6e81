import { address, join, MENU, POPUP, pageOf, QUESTIONS, TABS } from './content'
import * as more from './swiper-photoswipe'

/** Bootstrap 5, as getbootstrap.com/docs writes Navbar, Modal, Navs and tabs, and Accordion; its files in the order of its Quick start. */
export const bootstrap = () =>
  pageOf({
    head: `<link rel="stylesheet" href="/peers/bootstrap/dist/css/bootstrap.min.css">\n${more.head}`,
    menu: `<nav class="navbar navbar-expand-lg bg-body-tertiary"><div class="container-fluid"><a class="navbar-brand" href="#">Boat</a>
<button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#menu" aria-controls="menu" aria-expanded="false" aria-label="Menu"><span class="navbar-toggler-icon"></span></button>
<div class="collapse navbar-collapse" id="menu"><ul class="navbar-nav me-auto mb-2 mb-lg-0">${join(MENU, ({ text, inner }) =>
      inner
        ? `<li class="nav-item dropdown"><a class="nav-link dropdown-toggle" href="${address(text)}" role="button" data-bs-toggle="dropdown" aria-expanded="false">${text}</a>
<ul class="dropdown-menu">${join(inner, (one) => `<li><a class="dropdown-item" href="${address(one)}">${one}</a></li>`)}</ul></li>`
        : `<li class="nav-item"><a class="nav-link" href="${address(text)}">${text}</a></li>`,
    )}</ul></div></div></nav>`,
    popup: `<button type="button" class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#summer">Ask about summer</button>
<div class="modal fade" id="summer" tabindex="-1" aria-labelledby="summer-title" aria-hidden="true"><div class="modal-dialog"><div class="modal-content">
<div class="modal-header"><h1 class="modal-title fs-5" id="summer-title">${POPUP.title}</h1><button type="button" class="btn-close" data-bs-dismiss="modal" aria-label="Close"></button></div>
<div class="modal-body"><p>${POPUP.text}</p></div></div></div></div>`,
    tabs: `<ul class="nav nav-tabs" role="tablist">${join(TABS, ({ id, title }, i) => `<li class="nav-item" role="presentation"><button class="nav-link${i ? '' : ' active'}" id="${id}-tab" data-bs-toggle="tab" data-bs-target="#${id}" type="button" role="tab" aria-controls="${id}" aria-selected="${!i}">${title}</button></li>`)}</ul>
<div class="tab-content">${join(TABS, ({ id, text }, i) => `<div class="tab-pane fade${i ? '' : ' show active'}" id="${id}" role="tabpanel" aria-labelledby="${id}-tab" tabindex="0"><p>${text}</p></div>`)}</div>`,
    accordion: `<div class="accordion" id="questions">${join(
      QUESTIONS,
      (
        { title, text },
        i,
      ) => `<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#question-${i}" aria-expanded="false" aria-controls="question-${i}">${title}</button></h2>
<div id="question-${i}" class="accordion-collapse collapse" data-bs-parent="#questions"><div class="accordion-body"><p>${text}</p></div></div></div>`,
    )}</div>`,
    carousel: more.carousel,
    lightbox: more.lightbox,
    scripts: `<script src="/peers/bootstrap/dist/js/bootstrap.bundle.min.js"></script>\n${more.scripts}`,
  })
