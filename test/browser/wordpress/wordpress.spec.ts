import { missing } from '../../../scripts/check/wordpress-programs'
import { testCopies } from './copies'
import { testHtml } from './html'
import { testNetwork } from './network'
import { testPages } from './plugin'
import { testSettings } from './settings'
import { test } from './site'
import { testWhere } from './where'

// One file, in series: they share a WordPress, which is slow to start and renders its pages in PHP.
test.describe.configure({ mode: 'default', timeout: 300_000 })
const lack = missing('current')
test.skip(Boolean(lack), lack)

test.describe('what becomes of a page', testPages)
test.describe('what a page may contain', testHtml)
test.describe('what becomes of a page’s copies', testCopies)
test.describe('where it is at work', testWhere)
test.describe('the pages of the admin area', testSettings)
// Last, because it deletes the plugin.
test.describe('on a network', testNetwork)
