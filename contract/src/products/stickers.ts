/** Ten sheets of forty. */
export const MAX_STICKERS = 400

/** Forty to an A4 sheet, or one to a page for a printer of labels. */
export const STICKER_PAGES = ['sheet', 'single'] as const

export type StickerPage = (typeof STICKER_PAGES)[number]
