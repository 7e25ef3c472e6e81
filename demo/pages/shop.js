// Stands for a shop's own scripts: they need jQuery, change parts of the page, and say so by its events alone. The shop knows nothing of Skerry.
const { jQuery } = window
const body = jQuery(document.body)
const templateOf = (id) => document.getElementById(id).content.cloneNode(true)

// The server prints this into the two tags, which a strict policy forbids.
for (const box of document.querySelectorAll('.e-coupon-anchor,.e-woocommerce-login-anchor')) box.style.display = 'none'

/** What the shop has told and heard, for whoever watches. */
const log = document.querySelector('[data-verdict="shop"]')
const say = (text) => {
  const line = document.createElement('li')
  line.textContent = text
  log.append(line)
}
const EVENTS = 'added_to_cart updated_wc_div updated_cart_totals applied_coupon_in_checkout update_checkout updated_checkout checkout_error'
body.on(EVENTS, ({ type }, ...details) =>
  say(`${type} ${JSON.stringify(details.filter((one) => typeof one !== 'object' || !one?.jquery))}`),
)

const drop = () => jQuery('.woocommerce-error,.woocommerce-message,.woocommerce-info').remove()

/** The cart: the form comes anew with each update, its totals too, and a notice about it. */
body.on('input change', '.woocommerce-cart-form .qty', () => {
  document.querySelector('[name=update_cart]').disabled = false
})
body.on('submit', '.woocommerce-cart-form', (event) => {
  event.preventDefault()
  const { target: form } = event
  const quantities = [...form.querySelectorAll('.qty')].map(({ value }) => value)
  const referer = form.querySelector('[name=_wp_http_referer]').value
  say(`POST /cart ${quantities.join()} ${referer}`)
  drop()
  const fresh = templateOf('shop-form')
  fresh.querySelectorAll('.qty').forEach((field, i) => {
    field.value = quantities[i]
  })
  form.replaceWith(fresh)
  document.querySelector('.cart_totals').replaceWith(templateOf('shop-totals'))
  document.querySelector('.woocommerce-notices-wrapper').prepend(templateOf('shop-updated'))
  body.trigger('updated_wc_div').trigger('updated_cart_totals')
})

/** Adding something: the list and the number of the menu's cart are the server's. */
body.on('click', '.ajax_add_to_cart', (event) => {
  event.preventDefault()
  document.querySelector('.widget_shopping_cart_content').replaceChildren(templateOf('shop-list'))
  jQuery('.elementor-button-icon-qty').text('3')
  body.trigger('added_to_cart', [{}, 'hash', jQuery(event.target)])
})

/** The checkout: an order without a name is refused, and the payment's part comes anew with each update. */
body.on('submit', 'form.checkout', (event) => {
  event.preventDefault()
  say('POST ?wc-ajax=checkout')
  drop()
  jQuery('.woocommerce-NoticeGroup-checkout').remove()
  event.target.prepend(templateOf('shop-refused'))
  body.trigger('checkout_error', ['refused'])
})
body.on('update_checkout', () => {
  document.getElementById('payment').replaceWith(templateOf('shop-payment'))
  body.trigger('updated_checkout', [{}])
})
