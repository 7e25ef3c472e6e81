import { describe, expect, it } from 'vitest'
import { destinationOf, opensPopup } from './destination'

describe('the destination of an action button (contract newer §4)', () => {
  it.each([
    ['#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3De30%3D', 'action'],
    ['%23elementor-action%3Aaction%3Dlightbox', 'action'],
    ['https://site.test/', 'address'],
    ['/prices', 'address'],
    ['#prices', 'address'],
    ['tel:+48100200300', 'address'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['http://[', undefined],
    ['', undefined],
  ])('%s: %s', (value, kind) => expect(destinationOf(value)?.kind).toBe(kind))
  it.each([
    ['#elementor-action%3Aaction%3Dpopup%3Aopen%26', true],
    ['#elementor-action:action=popup:open&', true],
    ['#elementor-action%3Aaction%3Dpopup%3Aclose%26', false],
  ])('%s opens a popup: %s', (value, opens) => expect(opensPopup(value)).toBe(opens))
})
