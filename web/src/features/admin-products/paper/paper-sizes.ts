/** Sheet sizes in pixels: 150 dpi for paper, and what WhatsApp shows uncut on a phone. */
export const PAPER_SIZES = {
  a4: { width: 1240, height: 1754, columns: 3, rows: 4, points: [595.28, 841.89] },
  a5: { width: 874, height: 1240, columns: 2, rows: 3, points: [419.53, 595.28] },
  whatsapp: { width: 1080, height: 1350, columns: 2, rows: 3, points: [540, 675] },
} as const

export type PaperSize = keyof typeof PAPER_SIZES
export type Sheet = (typeof PAPER_SIZES)[PaperSize]

export const PAPER_SIZE_NAMES = Object.keys(PAPER_SIZES) as PaperSize[]
