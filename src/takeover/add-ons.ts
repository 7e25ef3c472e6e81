/** What is known of files that need nothing of the builder's, each with its source. Owners add theirs with `data-takeover-allow`. */

/** Folders of plugins whose scripts have nothing to do with the builder's runtime, although most need jQuery. */
export const INDEPENDENT_FOLDERS: string[] = [
  // shop.md, 1: no builder script is on the shop’s dependency lists.
  'woocommerce',
  // cms.md, 2: forms plugins depend on jquery alone.
  'contact-form-7',
  'wpforms-lite',
  'wpforms',
  'gravityforms',
  'ninja-forms',
  'fluentform',
  // cms.md, 2: optimisers delay what others have added.
  'wp-rocket',
  'litespeed-cache',
  'autoptimize',
  'perfmatters',
  'flying-scripts',
  'wp-meteor',
]

/** Services, which need nothing of a page: Cloudflare's e-mail decoder has the site's own address. */
export const SERVICES =
  /\/cdn-cgi\/|^(https?:)?\/\/([\w-]+\.)*(cloudflareinsights\.com|challenges\.cloudflare\.com|google(tagmanager|-analytics|syndication|adservices)?\.(com|[a-z]{2})|gstatic\.com|doubleclick\.net|recaptcha\.net|hcaptcha\.com|(maps|fonts)\.googleapis\.com|facebook\.(net|com)|stripe\.com|paypal\.com|tawk\.to|hotjar\.com|clarity\.ms|bing\.com|linkedin\.com|licdn\.com|tiktok\.com|pinimg\.com|twitter\.com|hubspot\.com|hs-[\w-]+\.(com|net)|hsforms\.net|mailchimp\.com|list-manage\.com|intercom\.io|crisp\.chat|tidio\.co|zdassets\.com|youtube\.com|vimeo\.com|cookiebot\.com|cookieyes\.com|cookielaw\.org|iubenda\.com|stats\.wp\.com|elfsight\.com|elfsightcdn\.com|calendly\.com|trustpilot\.com|trustindex\.io)(:\d+)?\//i

/** An address without a host, which no browser requests. */
export const NO_ADDRESS = /^(https?:)?\/\/+([:?#]|$)/i

/** Libraries, which never need the builder but may need jQuery. */
export const LIBRARY_FILE =
  /^(https?:)?\/\/([\w-]+\.)*(jsdelivr\.net|cdnjs\.cloudflare\.com|unpkg\.com|ajax\.googleapis\.com|ajax\.aspnetcdn\.com|code\.jquery\.com|bootstrapcdn\.com|use\.fontawesome\.com|kit\.fontawesome\.com|esm\.sh|skypack\.dev)(:\d+)?\//i
