/**
 * Every text of ours that visitors meet, by the key that overrides it (`i18n` in the page's configuration; the builder's own keys where it has
 * one, contract core §1.4). `$1` and `$2` stand for what is filled in. A chunk takes only those it imports. The comments are the headings of
 * docs/reference/texts.md.
 */

// Popups, panels, bars and carts
export const close = ['close', 'Close'] as const
export const open = ['open', 'Open'] as const
export const pause = ['pause', 'Pause'] as const
export const play = ['play', 'Play'] as const
export const cart = ['cart', 'Cart'] as const
export const contact = ['contact', 'Contact'] as const

// Sliders
export const a11yCarouselWrapperAriaLabel = ['a11yCarouselWrapperAriaLabel', 'Carousel | Horizontal scrolling: Arrow Left & Right'] as const
export const a11yCarouselPrevSlideMessage = ['a11yCarouselPrevSlideMessage', 'Previous slide'] as const
export const a11yCarouselNextSlideMessage = ['a11yCarouselNextSlideMessage', 'Next slide'] as const
export const a11yCarouselPaginationBulletMessage = ['a11yCarouselPaginationBulletMessage', 'Go to slide'] as const
export const chooseSlide = ['chooseSlide', 'Choose a slide'] as const
export const pauseSlides = ['pauseSlides', 'Pause automatic slide changes'] as const
export const slideOf = ['slideOf', '$1 of $2'] as const
export const carousel = ['carousel', 'carousel'] as const
export const slide = ['slide', 'slide'] as const
export const rating = ['rating', 'Rated $1 out of $2'] as const

// The lightbox
export const next = ['next', 'Next'] as const
export const previous = ['previous', 'Previous'] as const
export const share = ['share', 'Share'] as const
export const zoom = ['zoom', 'Zoom'] as const
export const fullscreen = ['fullscreen', 'Fullscreen'] as const
export const shareOnFacebook = ['shareOnFacebook', 'Share on Facebook'] as const
export const shareOnTwitter = ['shareOnTwitter', 'Share on Twitter'] as const
export const pinIt = ['pinIt', 'Pin it'] as const
export const downloadImage = ['downloadImage', 'Download image'] as const
export const imageMissing = ['imageMissing', 'The picture could not be loaded.'] as const
export const imageLate = ['imageLate', 'The picture is taking a long time to load.'] as const

// Videos, animations and backgrounds
export const video = ['video', 'Video'] as const
export const playVideo = ['playVideo', 'Play video'] as const
export const videoMissing = ['videoMissing', 'The video cannot be played here.'] as const
export const videoFailed = ['videoFailed', 'Could not be played. Try again'] as const
export const videosList = ['videosList', 'Videos'] as const
export const watchedVideo = ['watchedVideo', 'Watched'] as const
export const showMore = ['showMore', 'Show more'] as const
export const showLess = ['showLess', 'Show less'] as const
export const pauseVideo = ['pauseVideo', 'Pause the video in the background'] as const
export const pauseBackground = ['pauseBackground', 'Pause background pictures'] as const
export const pauseAnimation = ['pauseAnimation', 'Pause the animation'] as const
export const playAnimation = ['playAnimation', 'Play the animation'] as const

// What waits for consent
export const consentText = ['consentText', 'This content comes from $1, which then learns your address and may set cookies.'] as const
export const consentAllow = ['consentAllow', 'Allow and show this one'] as const

// Forms; after a failure each says whether what was typed is still there
export const formSending = ['formSending', 'Sending…'] as const
export const formUploading = ['formUploading', 'Sending files'] as const
export const formSent = ['formSent', 'Your submission was successful.'] as const
export const formUnread = ['formUnread', 'Sent. If you do not hear back, please contact us.'] as const
export const formNewTab = ['formNewTab', 'Please go on in the new tab.'] as const
export const formError = ['formError', 'Your submission failed because of an error.'] as const
export const formFailed = ['formFailed', 'Your submission failed. What you typed is still here: please try again.'] as const
export const formServerError = [
  'formServerError',
  'Your submission failed because of a server error. What you typed is still here: please try again.',
] as const
export const formOffline = ['formOffline', 'You are offline. What you typed is still here: send it when you are connected again.'] as const
export const formLost = [
  'formLost',
  'The connection was lost, so your submission may not have arrived. What you typed is still here: please try again.',
] as const
export const formTimeout = [
  'formTimeout',
  'The server is not responding, so your submission may not have arrived. What you typed is still here: please try again.',
] as const
export const formCaptcha = [
  'formCaptcha',
  'Nothing was sent: the check that tells people from robots has not loaded. A blocker may be preventing it. What you typed is still here: please try again.',
] as const
export const formTooLarge = ['formTooLarge', 'The files are too large for the server.'] as const
export const fileTooLarge = ['fileTooLarge', 'This file is too large: at most $1 MB.'] as const
export const formPrevious = ['formPrevious', 'Previous'] as const
export const formNext = ['formNext', 'Next'] as const
export const formStep = ['formStep', 'Step $1 of $2'] as const

// Search and lists
export const search = ['search', 'Search'] as const
export const clearSearch = ['clearSearch', 'Clear the search'] as const
export const searchResults = ['searchResults', 'Results for $1'] as const
export const searchFailed = ['searchFailed', 'The results could not be loaded. Press Enter to search.'] as const
export const pagination = ['pagination', 'Pagination'] as const
export const filter = ['filter', 'Filter'] as const
export const itemsShown = ['itemsShown', 'Items shown: $1.'] as const

// Countdowns, contents, shops and others
export const timeLeft = ['timeLeft', 'Time left:'] as const
export const timeUp = ['timeUp', 'Time is up.'] as const
export const readingProgress = ['readingProgress', 'How much has been read'] as const
export const noHeadings = ['noHeadings', 'No headings were found on this page.'] as const
export const shopFailed = ['shopFailed', 'That did not work. Please reload the page and try again.'] as const
export const paymentFailed = ['paymentFailed', 'The payment page could not be opened, and nothing was charged. Please try again.'] as const
export const seeOnFacebook = ['seeOnFacebook', 'See it on Facebook'] as const
