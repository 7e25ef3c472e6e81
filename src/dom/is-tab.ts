/** WebKitGTK reports the key of Shift+Tab as `Unidentified`; the code is `Tab` everywhere. */
export const isTab = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): boolean => key === 'Tab' || code === 'Tab'
