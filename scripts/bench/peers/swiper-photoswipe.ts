import { image, join, PICTURES } from './content'

/** What Bootstrap and Alpine have nothing of: a carousel by swiperjs.com/get-started, a lightbox by photoswipe.com/getting-started. */
export const head = `<link rel="stylesheet" href="/peers/swiper/swiper-bundle.min.css">
<link rel="stylesheet" href="/peers/photoswipe/dist/photoswipe.css">`

export const carousel = `<div class="swiper"><div class="swiper-wrapper">${join(PICTURES, (one) => `<div class="swiper-slide">${image(one, 'class="photo"')}</div>`)}</div>
<div class="swiper-pagination"></div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div></div>`

export const lightbox = `<div class="thumbs" id="pictures">${join(PICTURES, (one) => `<a href="${one.src}" data-pswp-width="${one.width}" data-pswp-height="${one.height}" target="_blank">${image(one)}</a>`)}</div>`

export const scripts = `<script src="/peers/swiper/swiper-bundle.min.js"></script>
<script>
  const swiper = new Swiper('.swiper', {
    pagination: { el: '.swiper-pagination' },
    navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' },
  })
</script>
<script type="module">
  import PhotoSwipeLightbox from '/peers/photoswipe/dist/photoswipe-lightbox.esm.min.js'
  const lightbox = new PhotoSwipeLightbox({
    gallery: '#pictures',
    children: 'a',
    pswpModule: () => import('/peers/photoswipe/dist/photoswipe.esm.min.js'),
  })
  lightbox.init()
</script>`
