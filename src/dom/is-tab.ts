/** WebKitGTK says `Unidentified` for the key of Shift+Tab; the code is that of the Tab key everywhere. */
export const isTab = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): boolean => key === 'Tab' || code === 'Tab'
