import { describe, expect, it } from 'vitest'
import { readMembers } from './members'

describe('members of the builder’s API that a script needs and a taken page lacks', () => {
  it.each([
    ["elementorFrontend.hooks.addAction('frontend/element_ready/a.default', run)", ''],
    ['window.elementorFrontend.utils.swiper', ''],
    ['jQuery(window).on("elementor/frontend/init", () => elementorFrontend.elementsHandler.attachHandler("a", A))', ''],
    ['class A extends elementorModules.frontend.handlers.SwiperBase {}', ''],
    ['elementorModules.frontend.handlers.Base.extend({})', ''],
    ['elementorFrontend.config.anything.at.all', ''],
    ['elementorFrontend.hasOwnProperty("hooks")', ''],
    ['elementorFrontend[name]()', ''],
    ['elementorFrontendConfig.version', ''],
    ['elementorModules.editor.utils.Introduction', ''],
    ['document.querySelector(".elementor-popup-modal")', ''],
    // Minified.
    ['!function(t){t(window).on("elementor/frontend/init",function(){elementorFrontend.hooks.addAction("a",b)})}(jQuery)', ''],
    // Missing members.
    ['elementorFrontend.wheel()', 'elementorFrontend.wheel'],
    ['window.elementorFrontend.utils.lightbox.open', 'elementorFrontend.utils.lightbox'],
    ['elementorFrontend\n  .modulesHandlers', 'elementorFrontend.modulesHandlers'],
    ['elementorFrontend["wheel"]()', 'elementorFrontend.wheel'],
    ['elementorFrontend?.wheel()', 'elementorFrontend.wheel'],
    ['class A extends elementorModules.frontend.handlers.Wheel {}', 'elementorModules.frontend.handlers.Wheel'],
    ['elementorProFrontend.modules.popup.getPopupView()', 'elementorProFrontend.modules.popup.getPopupView'],
    [
      'elementorFrontend.wheel(); elementorFrontend.wheel(); elementorFrontend.hooks.ring()',
      'elementorFrontend.wheel,elementorFrontend.hooks.ring',
    ],
    // The builder itself is there, so this fails.
    ['window.elementorFrontend && elementorFrontend.wheel()', 'elementorFrontend.wheel'],
    // Asked for.
    ['window.elementorFrontend && window.elementorFrontend.hooks.doAction("a")', ''],
    [
      'if (window.elementorProFrontend && window.elementorProFrontend.modules.popup) { window.elementorProFrontend.modules.popup.closePopup({}, event) }',
      '',
    ],
    ['if ("undefined" != typeof elementorFrontend && elementorFrontend.wheel) elementorFrontend.wheel()', ''],
    ['elementorFrontend.wheel && elementorFrontend.wheel()', ''],
    ['if (elementorFrontend.wheel) { elementorFrontend.wheel() }', ''],
    ['if (!window.elementorFrontend.wheel) return; elementorFrontend.wheel()', ''],
    ['typeof elementorFrontend.wheel === "function" && elementorFrontend.wheel()', ''],
    ['void 0 !== elementorFrontend.wheel && elementorFrontend.wheel()', ''],
    ['elementorFrontend.wheel?.()', ''],
    ['elementorFrontend.wheel?.turn()', ''],
    ['elementorFrontend.wheel ? elementorFrontend.wheel() : 0', ''],
    ['if (elementorFrontend.wheel()) run()', 'elementorFrontend.wheel'],
    ['elementorFrontend.wheel.turn && elementorFrontend.wheel.turn()', 'elementorFrontend.wheel'],
    // Set by the script.
    ['elementorFrontend.wheel = {}; elementorFrontend.wheel.turn()', ''],
    ['elementorFrontend.wheel == 1', ''],
    // Editors only.
    ['if (elementorFrontend.isEditMode()) { a(); elementorFrontend.wheel() }', ''],
    ['elementorFrontend.isEditMode() && elementorFrontend.wheel()', ''],
    ['if (elementorFrontend.isEditMode()) { a() } elementorFrontend.wheel()', 'elementorFrontend.wheel'],
    ['if (!elementorFrontend.isEditMode()) { elementorFrontend.wheel() }', 'elementorFrontend.wheel'],
    ['if (elementorFrontend.isEditMode()) return; elementorFrontend.wheel()', 'elementorFrontend.wheel'],
    // No code.
    ['// elementorFrontend.wheel()', ''],
    ['/**\n * See elementorFrontend.wheel\n */', ''],
    ['a(); // elementorFrontend.wheel()\nb()', ''],
    ['say("elementorFrontend.wheel is gone")', ''],
    ['fetch("https://a.example"); elementorFrontend.wheel()', 'elementorFrontend.wheel'],
  ])('%s', (code, lacking) => expect(readMembers(code).lacking.join()).toBe(lacking))
  it('what a script sets is known to the others', () =>
    expect(readMembers('elementorFrontend.wheel = 1; elementorModules.frontend.Wheel = class {}').set).toEqual([
      'elementorFrontend.wheel',
      'elementorModules.frontend.Wheel',
    ]))
})
