import { missing } from '../../../scripts/check/wordpress-programs'
import { testCopies } from './copies'
import { testHtml } from './html'
import { testNetwork } from './network'
import { testPages } from './plugin'
import { testSettings } from './settings'
import { test } from './site'
import { testWhere } from './where'

// One file and one after the other: they share a WordPress, which takes long to start, and its pages are made by PHP.
test.describe.configure({ mode: 'default', timeout: 300_000 })
const lack = missing('current')
test.skip(Boolean(lack), lack)

test.describe('what becomes of a page', testPages)
test.describe('what a page may contain', testHtml)
test.describe('what becomes of a page’s copies', testCopies)
test.describe('where it is at work', testWhere)
test.describe('the pages of the admin area', testSettings)
// The end of the site.
test.describe('on a network', testNetwork)
