// Made by `npm run build` from the comments above the fields of the widgets (scripts/build/reference).
export const texts: Record<string, Record<string, string>> = {
  "accordion": {
    "max_items_expended": "How many items may be open at a time.",
    "n_accordion_animation_duration": "How long opening and closing takes, at most ten seconds."
  },
  "alert": {},
  "headline": {
    "headline_style": "Marks a word of the headline (`highlight`), or lets words take turns (`rotate`). By hand, the markup decides.",
    "animation_type": "How one word gives way to the next.",
    "marker": "The shape that is drawn around or under the marked word.",
    "loop": "Goes on for ever: the words take turns again and again, and the shape is drawn again and again.",
    "highlight_animation_duration": "Milliseconds that drawing the shape takes.",
    "highlight_iteration_delay": "Milliseconds from one drawing of the shape to the next.",
    "rotate_iteration_delay": "Milliseconds that each word stays."
  },
  "atomic-tabs": {
    "default-active-tab": "The id of the tab that is open at first."
  },
  "atomic-youtube": {
    "source": "The address of the video on YouTube.",
    "autoplay": "Plays the video by itself.",
    "mute": "Plays the video without sound.",
    "controls": "Shows the player’s controls.",
    "cc_load_policy": "Shows YouTube’s captions from the start.",
    "loop": "Plays the video again and again.",
    "rel": "Keeps YouTube from suggesting videos of other channels at the end.",
    "start": "The second at which the video starts.",
    "end": "The second at which the video ends; 0 plays it to its end.",
    "privacy": "Takes the player from youtube-nocookie.com."
  },
  "background": {
    "background_background": "What stands behind the element. Of the builder’s elements only those with the right word count; by hand it need not be set.",
    "background_slideshow_gallery": "The pictures, in their order.",
    "background_slideshow_loop": "Begins again after the last picture.",
    "background_slideshow_slide_duration": "Milliseconds that each picture stays.",
    "background_slideshow_transition_duration": "Milliseconds that a change of pictures takes.",
    "background_slideshow_slide_transition": "How one picture gives way to the next.",
    "background_slideshow_lazyload": "Gives the pictures the builder’s class for late loading. They are always loaded only when they are due.",
    "background_slideshow_ken_burns": "Zooms slowly while a picture shows.",
    "background_slideshow_ken_burns_zoom_direction": "Whether it zooms in or out."
  },
  "backgroundVideo": {
    "background_background": "What stands behind the element. Of the builder’s elements only those with the right word count; by hand it need not be set.",
    "background_video_link": "The address of the video: YouTube, Vimeo, or a file.",
    "background_video_start": "The second at which the video starts.",
    "background_video_end": "The second at which the video ends; 0 plays it to its end.",
    "background_play_once": "Plays the video once, instead of again and again.",
    "background_play_on_mobile": "Plays the video on phones, too.",
    "background_privacy_mode": "Takes YouTube’s player from youtube-nocookie.com."
  },
  "add-to-cart": {},
  "slider": {
    "skin": "How the widget looks: a row of slides, one large slide with thumbnails, or slides in perspective.",
    "slides_per_view": "How many slides show at a time. Without it 3, on tablets 2, on phones 1; testimonials and reviews show 1.",
    "slides_to_scroll": "How many slides the slider moves by. A device without a number of its own moves by 1.",
    "space_between": "The space between slides, in pixels.",
    "slideshow_slides_per_view": "How many thumbnails show below a slideshow. Without it 5, on tablets 4, on phones 3.",
    "centered_slides": "Keeps the thumbnail of the current slide in the middle.",
    "show_arrows": "Shows the arrows.",
    "pagination": "What the dots look like: `bullets`, a `fraction` such as 2 / 5, or a `progressbar`. Without `navigation` it is also what switches them on.",
    "loop": "Goes on from the last slide to the first, and back.",
    "effect": "How slides change: they slide, or one fades into the next where a single slide shows.",
    "transition": "How slides change in the slides widget.",
    "speed": "Milliseconds that a change of slides takes.",
    "transition_speed": "Milliseconds that a change of slides takes in the slides widget.",
    "autoplay": "Changes slides by itself, with a button to pause. For visitors who have asked for less motion it stands still.",
    "autoplay_speed": "Milliseconds between one change of slides and the next.",
    "pause_on_hover": "Pauses autoplay while the mouse is over the slider.",
    "pause_on_interaction": "Ends autoplay when visitors swipe or drag the slider. With `\"no\"` it goes on when they let go.",
    "slides_to_show": "How many slides show at a time; parts such as 2.5 are allowed. Tablets show 2 and phones 1 unless you say otherwise.",
    "image_spacing_custom": "The space between slides, in pixels.",
    "navigation": "Which controls the slider has: arrows, dots, both or none.",
    "arrows": "Shows the arrows. It counts only where `navigation` is not set.",
    "infinite": "Goes on from the last slide to the first, and back.",
    "offset_sides": "Shows a part of the neighbouring slides at one side or both."
  },
  "cart": {
    "sticky_right_column": "Keeps the column with the totals in view while the page scrolls.",
    "sticky_right_column_offset": "The distance of that column from the top of the window, in pixels.",
    "update_cart_automatically": "Updates the cart as soon as a quantity is changed, without a press on the button."
  },
  "checkout": {
    "sticky_right_column": "Keeps the column with the totals in view while the page scrolls.",
    "sticky_right_column_offset": "The distance of that column from the top of the window, in pixels."
  },
  "contact-buttons": {},
  "countdown": {
    "evergreen_counter_hours": "Hours from the visitor’s first visit until the end. The element needs an `id`, by which the visitor’s own end is kept.",
    "evergreen_counter_minutes": "Minutes from the visitor’s first visit until the end, added to the hours.",
    "show_days": "Shows the days.",
    "show_hours": "Shows the hours.",
    "show_minutes": "Shows the minutes.",
    "show_seconds": "Shows the seconds.",
    "expire_actions": "What happens at the end: `hide` hides the countdown, `message` shows what `data-countdown-message` marks, `redirect` leads to another page.",
    "expire_redirect_url": "The address to go to at the end: a page of this site, or of a host named in `data-redirects` of the script tag."
  },
  "counter": {
    "starting_number": "The number to start from.",
    "duration": "Milliseconds that the counting takes."
  },
  "drop-cap": {
    "drop_cap": "Makes the first letter of the text large."
  },
  "reveal": {
    "animation": "The animation of a section, column or container, such as `fadeInUp`; by hand, of any element.",
    "_animation": "The animation of a widget, such as `fadeInUp`.",
    "animation_delay": "Milliseconds to wait before the animation.",
    "_animation_delay": "Milliseconds to wait before a widget’s animation."
  },
  "flip-box": {},
  "floating-bar": {
    "style_coupon_success_message_duration": "Seconds that a coupon says that it has been copied.",
    "style_ticker_animation_type": "Lets the headlines in the bar move along by themselves.",
    "style_ticker_scroll_direction": "The direction in which the headlines move: towards the beginning of the line, or back."
  },
  "form": {
    "success_message": "The text shown when the form has been sent, in place of the server’s.",
    "error_message": "The text shown when the server refuses the form.",
    "server_message": "The text shown when the server does not answer as it should.",
    "offline_message": "The text shown when the visitor is offline.",
    "step_type": "How the steps of a long form are shown above it.",
    "step_icon_shape": "The shape around the number or icon of a step.",
    "step_next_label": "The text of the button that leads to the next step.",
    "step_previous_label": "The text of the button that leads back.",
    "display_percentage": "Shows the percentage in the progress bar."
  },
  "gallery": {
    "gallery_layout": "How pictures stand: in even cells (`grid`), in rows that fill the width (`justified`), or in columns (`masonry`).",
    "columns": "How many columns there are. By hand, tablets have at most 2 and phones 1 unless you say otherwise.",
    "gap": "The space between pictures, in pixels.",
    "ideal_row_height": "The height that rows should have about, in pixels, in the `justified` layout.",
    "aspect_ratio": "The shape of the cells in the `grid` layout: width to height.",
    "lazyload": "Loads pictures only when they come near the window.",
    "image_hover_animation": "The builder’s animation of a picture under the mouse.",
    "background_overlay_hover_animation": "The builder’s animation of the layer over a picture under the mouse.",
    "content_hover_animation": "The builder’s animation of the texts over a picture under the mouse.",
    "content_sequenced_animation": "Animates the texts over a picture one after the other."
  },
  "hotspot": {
    "tooltip_trigger": "What shows a tooltip: a click, or the mouse; `none` shows them all the time.",
    "tooltip_position": "The side of its point on which a tooltip stands.",
    "hotspot_sequenced_animation": "Lets the points appear one after the other.",
    "hotspot_sequenced_animation_duration": "Milliseconds until all points have appeared."
  },
  "lightbox": {
    "id": "The id of the picture in the server’s library.",
    "url": "The address of the picture or video.",
    "type": "What it is.",
    "slideshow": "The group of pictures on this page to show.",
    "title": "The title below the picture.",
    "description": "The text below the title.",
    "videoType": "Where the video comes from.",
    "videoParams": "Attributes of a video file: those that are there count, whatever their values.",
    "modalOptions.id": "The id of the dialog, for the site’s own styles.",
    "modalOptions.videoAspectRatio": "The shape of a video: `169` is 16 to 9, `43` is 4 to 3."
  },
  "my-account": {},
  "notices": {},
  "lottie": {
    "source": "Where the animation comes from: `source_json` (`media_file`) or `source_external_url` (`external_url`).",
    "source_json": "The animation’s file on this site.",
    "source_external_url": "The address of an animation elsewhere.",
    "trigger": "What plays the animation: coming into view, a click, the mouse, or scrolling; `none` plays it as soon as it has loaded.",
    "viewport": "The part of the window in which the animation plays, in percent of its height from the bottom.",
    "effects_relative_to": "With `bind_to_scroll`: whether the animation follows its own way through the window, or the scrolling of the whole page.",
    "loop": "Plays the animation again and again.",
    "number_of_times": "How many times the animation plays; 0 is for ever.",
    "reverse_animation": "Plays the animation to its end and back again, which counts as once.",
    "on_hover_out": "With `on_hover`: what happens when the mouse leaves. `default` plays on, `reverse` plays back, `pause` stops.",
    "hover_area": "With `on_hover`: where the mouse has to be.",
    "play_speed": "How fast the animation plays: 1 is its own speed, 2 is twice as fast.",
    "start_point": "Where in the animation to start, in percent.",
    "end_point": "Where in the animation to end, in percent.",
    "renderer": "How the animation is drawn. `canvas` is lighter for large ones, `svg` is sharper.",
    "lazyload": "Loads the animation only when it comes near the window.",
    "link_timeout": "Milliseconds from a click until the animation’s link is followed, so that the animation can be seen."
  },
  "mega-menu": {
    "content_width": "Makes a submenu as wide as the window, or as wide as its contents.",
    "content_horizontal_position": "Where a submenu that fits its contents stands below its item.",
    "item_layout": "Shows the items in a row, or in a panel behind a burger button.",
    "open_on": "Opens submenus under the mouse, or by a click.",
    "open_animation": "The animation with which a submenu opens.",
    "breakpoint_selector": "The largest device on which a burger button takes the place of the row; `none` never shows one.",
    "horizontal_scroll": "Lets a row that is too long be scrolled sideways.",
    "item_position_horizontal": "Where the items of the row stand."
  },
  "menu": {
    "layout": "How the items stand: in a row, in a column, or in a panel behind a burger button.",
    "dropdown": "The largest device on which a burger button takes the place of the menu; `none` never shows one. In the builder’s markup its stylesheet decides.",
    "full_width": "Makes the panel behind the burger button as wide as the window.",
    "submenu_icon": "The icon of items with a submenu."
  },
  "menu-cart": {
    "cart_type": "Opens the cart beside the page, or below its button.",
    "open_cart": "Opens the cart by a click, or under the mouse.",
    "automatically_open_cart": "Opens the cart when something has been put into it."
  },
  "motion": {
    "motion_fx_motion_fx_scrolling": "Switches the effects of scrolling on.",
    "motion_fx_motion_fx_mouse": "Switches the effects of the mouse on.",
    "motion_fx_devices": "The devices on which the effects are at work.",
    "motion_fx_range": "What the effects of scrolling follow: the element’s way through the window, or the scrolling of the whole page. Without it, `page` for a fixed element and `viewport` for all others.",
    "motion_fx_translateY_effect": "Moves the element up or down while the page scrolls.",
    "motion_fx_translateY_direction": "The direction: without it the usual one, `negative` is the opposite.",
    "motion_fx_translateY_speed": "How strong the effect is, from 0 to 10: pixels or degrees for each percent of the way.",
    "motion_fx_translateY_affectedRange": "The part of the way through the window in which the element moves.",
    "motion_fx_translateX_effect": "Moves the element sideways while the page scrolls.",
    "motion_fx_translateX_direction": "The direction: without it the usual one, `negative` is the opposite.",
    "motion_fx_translateX_speed": "How strong the effect is, from 0 to 10: pixels or degrees for each percent of the way.",
    "motion_fx_translateX_affectedRange": "The part of the way through the window in which the element moves.",
    "motion_fx_rotateZ_effect": "Turns the element while the page scrolls.",
    "motion_fx_rotateZ_direction": "The direction: without it the usual one, `negative` is the opposite.",
    "motion_fx_rotateZ_speed": "How strong the effect is, from 0 to 10: pixels or degrees for each percent of the way.",
    "motion_fx_rotateZ_affectedRange": "The part of the way through the window in which the element moves.",
    "motion_fx_opacity_effect": "Fades the element while the page scrolls.",
    "motion_fx_opacity_direction": "When the effect is at work: while the element comes in, while it goes out, or both.",
    "motion_fx_opacity_level": "How strong the effect is: tenths of transparency, or pixels of blur.",
    "motion_fx_opacity_speed": "How much the size changes, from -10 to 10.",
    "motion_fx_opacity_range": "The part of the way through the window outside of which the effect is at work.",
    "motion_fx_blur_effect": "Blurs the element while the page scrolls.",
    "motion_fx_blur_direction": "When the effect is at work: while the element comes in, while it goes out, or both.",
    "motion_fx_blur_level": "How strong the effect is: tenths of transparency, or pixels of blur.",
    "motion_fx_blur_speed": "How much the size changes, from -10 to 10.",
    "motion_fx_blur_range": "The part of the way through the window outside of which the effect is at work.",
    "motion_fx_scale_effect": "Enlarges or shrinks the element while the page scrolls.",
    "motion_fx_scale_direction": "When the effect is at work: while the element comes in, while it goes out, or both.",
    "motion_fx_scale_level": "How strong the effect is: tenths of transparency, or pixels of blur.",
    "motion_fx_scale_speed": "How much the size changes, from -10 to 10.",
    "motion_fx_scale_range": "The part of the way through the window outside of which the effect is at work.",
    "motion_fx_mouseTrack_effect": "Lets the element follow the mouse.",
    "motion_fx_mouseTrack_direction": "The direction: without it the usual one, `negative` is the opposite.",
    "motion_fx_mouseTrack_speed": "How strong the effect is, from 0 to 10: pixels or degrees for each percent of the way.",
    "motion_fx_mouseTrack_affectedRange": "The part of the way through the window in which the element moves.",
    "motion_fx_tilt_effect": "Tilts the element towards the mouse.",
    "motion_fx_tilt_direction": "The direction: without it the usual one, `negative` is the opposite.",
    "motion_fx_tilt_speed": "How strong the effect is, from 0 to 10: pixels or degrees for each percent of the way.",
    "motion_fx_tilt_affectedRange": "The part of the way through the window in which the element moves."
  },
  "off-canvas": {
    "prevent_scroll": "Keeps the page behind the panel from scrolling. Behind a hand-written panel it never scrolls.",
    "prevent_close_on_background_click": "Keeps the panel open when visitors press beside it.",
    "prevent_close_on_esc_key": "Keeps the panel open when visitors press Escape.",
    "position": "The edge of the window that the panel comes from. `end` is the right, or the left where text runs from right to left.",
    "close_button": "Adds a close button to a panel that has none.",
    "entrance_animation": "The animation with which the panel opens, such as `slideInRight`.",
    "exit_animation": "The animation with which the panel closes: an entrance animation, played backwards."
  },
  "payment": {
    "provider": "Whose button it is.",
    "buy_button_id": "The id of Stripe’s buy button.",
    "publishable_key": "Your publishable key at Stripe.",
    "hosted_button_id": "The id of PayPal’s hosted button.",
    "client_id": "Your client id at PayPal.",
    "currency": "The currency that PayPal charges, as three letters."
  },
  "playlist": {
    "playlist_title": "The name of the list, for scripts that count plays.",
    "autoplay_on_load": "Plays the first video as soon as the page has loaded.",
    "autoplay_next": "Plays the next video when one ends.",
    "show_watched_indication": "Marks the videos that the visitor has already watched.",
    "lazy_load": "Loads the player only when the list comes into view.",
    "inner_tab_is_content_collapsible": "Shortens the texts of a video, with a button that shows all of them.",
    "inner_tab_collapsible_height": "The height of a shortened text, in pixels."
  },
  "popup": {
    "close_button_delay": "Seconds until the close button appears.",
    "close_automatically": "Seconds after which the popup closes by itself; 0 leaves it open.",
    "prevent_scroll": "Keeps the page behind the popup from scrolling.",
    "prevent_close_on_background_click": "Keeps the popup open when visitors press beside it.",
    "prevent_close_on_esc_key": "Keeps the popup open when visitors press Escape.",
    "a11y_navigation": "Moves the keyboard focus into the popup and keeps it there. A popup with an overlay always does.",
    "avoid_multiple_popups": "Does not open the popup by itself when visitors have already seen another one on this page view.",
    "entrance_animation": "The animation with which the popup opens, such as `fadeInUp` or `zoomIn`.",
    "exit_animation": "The animation with which the popup closes: an entrance animation, played backwards.",
    "entrance_animation_duration": "Seconds that each animation takes; 1.2 if it is not set.",
    "classes": "Classes to add to the popup’s dialog, separated by spaces.",
    "close_button_position": "Puts the close button outside of the popup’s box.",
    "overlay": "Dims the page behind the popup and keeps visitors from using it until the popup is closed.",
    "position": "Where in the window the popup stands.",
    "close_button": "Adds a close button.",
    "open_selector": "Opens the popup when visitors click anything that this CSS selector finds.",
    "triggers.page_load": "Opens the popup by itself once the page has loaded.",
    "triggers.page_load_delay": "Seconds to wait after the page has loaded.",
    "triggers.scrolling": "Opens the popup when visitors scroll.",
    "triggers.scrolling_direction": "Which way visitors have to scroll: `down` as far as `scrolling_offset` says, or `up` at all. Without a direction the popup does not open.",
    "triggers.scrolling_offset": "How much of the page visitors have to scroll down, in percent of its height. Downwards, the popup needs it to open.",
    "triggers.scrolling_to": "Opens the popup when visitors reach a certain element of the page.",
    "triggers.scrolling_to_selector": "The element that opens the popup when it comes into view, as a CSS selector.",
    "triggers.click": "Opens the popup after a number of clicks anywhere on the page.",
    "triggers.click_times": "The click that opens the popup: 1 is the first.",
    "triggers.inactivity": "Opens the popup when visitors have done nothing for a while: no scrolling, typing, touching or moving the mouse.",
    "triggers.inactivity_time": "Seconds without activity after which the popup opens.",
    "triggers.exit_intent": "Opens the popup when the mouse leaves the window at the top, on its way to the tabs or the address bar. Phones and tablets have no mouse, so add another trigger for them.",
    "timing.page_views": "Shows the popup only to visitors who have seen a number of pages.",
    "timing.page_views_views": "How many more pages visitors have to open after the first one with this popup.",
    "timing.sessions": "Shows the popup only to visitors who come back.",
    "timing.sessions_sessions": "How many more times visitors have to come to the site after their first visit to a page with this popup.",
    "timing.times": "Limits how often the same visitor sees the popup.",
    "timing.times_times": "How many times the same visitor may see the popup, within `times_period` if there is one.",
    "timing.times_period": "The period that the limit is for: `session` (until the tab is closed), `day`, `week`, `month`, or any number of hours (`24h`) or days (`3d`), all counted from the first showing. Without a period the limit holds for ever.",
    "timing.times_count": "Counts a showing when the popup closes, instead of when it opens.",
    "timing.url": "Shows or hides the popup depending on the address visitors came from.",
    "timing.url_action": "`show` shows the popup only to visitors who came from an address that contains `url_url`, `hide` to everybody else, and `regex` to visitors who came from an address that the regular expression in `url_url` matches.",
    "timing.url_url": "The text to look for in the address visitors came from, or the regular expression. Capitals matter.",
    "timing.sources": "Shows the popup only to visitors who came from certain kinds of places.",
    "timing.sources_sources": "Where visitors may come from: `search` (Google, Yahoo, Bing, Yandex or Baidu), `external` (any other site, a search engine, or no site at all) or `internal` (another page of this site).",
    "timing.logged_in": "Hides the popup from visitors who are logged in.",
    "timing.logged_in_users": "Who of the logged-in visitors does not see the popup: `all` of them, or with `custom` only those with one of the roles in `logged_in_roles`.",
    "timing.logged_in_roles": "The roles that do not see the popup.",
    "timing.devices": "Shows the popup only on certain devices.",
    "timing.devices_devices": "The devices on which the popup is shown, by the width of the window.",
    "timing.browsers": "Shows the popup only in certain browsers.",
    "timing.browsers_browsers": "`all` browsers, or with `custom` only those in `browsers_browsers_options`.",
    "timing.browsers_browsers_options": "The browsers in which the popup is shown. On iPhones and iPads every browser counts as `safari`.",
    "timing.schedule": "Shows the popup only between two dates.",
    "timing.schedule_timezone": "Whose clock the dates are read by: the `site`’s, which needs `schedule_server_datetime`, or the `visitor`’s.",
    "timing.schedule_start_date": "When the popup may first be shown. A date without a time begins at midnight.",
    "timing.schedule_end_date": "When the popup may last be shown. A date without a time includes the whole day.",
    "timing.schedule_server_datetime": "The time on the site’s clock when the server made the page. The builder writes it; by hand, leave it out, and the visitor’s clock counts."
  },
  "loop": {
    "pagination_type": "How visitors reach the next posts: by numbers, by “previous” and “next”, by a button that adds more, or simply by scrolling.",
    "pagination_load_type": "`ajax` puts the next page’s posts into the list; `page_reload` leads to that page.",
    "auto_scroll": "Scrolls back to the start of the list when its page changes.",
    "masonry": "Moves posts of different heights up into the gaps above them. In the builder’s posts widgets the name begins with the skin: `cards_masonry`."
  },
  "load-more": {
    "pagination_type": "How visitors reach the next posts: by numbers, by “previous” and “next”, by a button that adds more, or simply by scrolling.",
    "pagination_load_type": "`ajax` puts the next page’s posts into the list; `page_reload` leads to that page.",
    "auto_scroll": "Scrolls back to the start of the list when its page changes.",
    "masonry": "Moves posts of different heights up into the gaps above them. In the builder’s posts widgets the name begins with the skin: `cards_masonry`."
  },
  "progress": {},
  "progress-tracker": {
    "type": "Draws a bar or a ring.",
    "relative_to": "What is measured: the whole page, the content of the post, or what `selector` finds.",
    "selector": "The element to measure, as a CSS selector.",
    "direction": "The direction in which the bar grows.",
    "percentage": "Shows the percentage."
  },
  "search": {},
  "newer-search": {
    "live_results": "Shows results while the visitor types.",
    "minimum_search_characters": "How many characters to type before results show."
  },
  "share": {
    "network": "The network to share on, or what the browser does: `copy` copies the address, `native` opens the system’s own dialog, `print` prints the page.",
    "url": "The address to share; without it, the page’s own.",
    "title": "The title to share with `url`.",
    "text": "The text to share with `url`.",
    "share_url": "The address that all buttons of the row share; without it, the page’s own."
  },
  "sticky": {
    "sticky": "The edge of the window that the element stays at.",
    "sticky_on": "The devices on which the element stays.",
    "sticky_offset": "The distance from the edge, in pixels.",
    "sticky_effects_offset": "How far to scroll before the element gets the class `elementor-sticky--effects`, in pixels, so that it can become smaller or change its colour.",
    "sticky_parent": "Lets the element go at the end of the column or container that it stands in."
  },
  "stretch": {
    "stretch_section": "Makes the section as wide as the window, wherever it stands."
  },
  "stripe-button": {
    "open_in_new_window": "Opens the payment page in a new window.",
    "error_message": "The text shown when the payment page cannot be opened."
  },
  "table-of-contents": {
    "headings_by_tags": "Which headings are listed.",
    "container": "Lists only headings inside what this CSS selector finds.",
    "exclude_headings_by_selector": "Leaves out headings that these CSS selectors find, and headings inside of what they find.",
    "marker_view": "What stands before an entry: a number or a bullet.",
    "icon": "The bullet, as an icon.",
    "hierarchical_view": "Nests the entries by the level of their headings.",
    "collapse_subitems": "Shows nested entries only around the heading that is being read.",
    "minimize_box": "Lets visitors close the list.",
    "minimized_on": "Closes the list at first on this device and smaller ones; `desktop` means on all.",
    "no_headings_message": "The text shown when there are no headings."
  },
  "tabs": {
    "tabs_justify_horizontal": "Where the tabs stand in their row.",
    "horizontal_scroll": "Lets a row of tabs that is too long be scrolled sideways."
  },
  "taxonomy-filter": {
    "selected_element": "The id of the list to filter.",
    "taxonomy": "The taxonomy to filter by, as the server calls it.",
    "multiple_selection": "Lets visitors choose several terms at once.",
    "logical_combination": "With several terms chosen: `AND` shows posts that have all of them, `OR` posts that have any."
  },
  "text-path": {
    "start_point": "Where on the curve the text starts, in percent.",
    "text_path_direction": "The direction of the text; without it, the page’s.",
    "link.is_external": "Opens the link in a new tab.",
    "link.nofollow": "Tells search engines not to follow the link."
  },
  "video": {
    "youtube_url": "The address of a video on YouTube. By hand, a link inside the element does the same.",
    "vimeo_url": "The address of a video on Vimeo.",
    "dailymotion_url": "The address of a video on Dailymotion.",
    "videopress_url": "The address of a video on VideoPress.",
    "hosted_url": "The address of a video file.",
    "start": "The second at which the video starts.",
    "end": "The second at which the video ends; 0 plays it to its end.",
    "autoplay": "Plays the video by itself, without sound, when it comes into view. For visitors who have asked for less motion it waits.",
    "play_on_mobile": "Plays the video in its place on phones, instead of full screen.",
    "mute": "Plays the video without sound.",
    "loop": "Plays the video again and again.",
    "controls": "Shows the player’s controls. By hand they are on unless you say `\"no\"`.",
    "modestbranding": "Asks YouTube to show less of its name.",
    "yt_privacy": "Takes the player from youtube-nocookie.com. By hand it is on unless you say `\"no\"`.",
    "cc_load_policy": "Shows YouTube’s captions from the start.",
    "image_overlay": "The picture that stands in the video’s place until it is played."
  }
}
