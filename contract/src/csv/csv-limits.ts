export type CsvLimits = {
  /** Size of the file in UTF-8. */
  bytes: number
  /** Rows below the head. */
  rows: number
  columns: number
  cells: number
  milliseconds: number
}

export const CSV_LIMITS = {
  /** Enough for a day's parcels, and done within a call's time limit. Couriers' files have up to a hundred columns. */
  shipments: { bytes: 500_000, rows: 500, columns: 200, cells: 50_000, milliseconds: 5000 },
  /** One remittance of a courier. Each parcel costs a write. */
  remittances: { bytes: 1_000_000, rows: 1000, columns: 200, cells: 100_000, milliseconds: 5000 },
  /** Goods of a delivery, rules for PIN codes. */
  pasted: { bytes: 500_000, rows: 2000, columns: 50, cells: 50_000, milliseconds: 5000 },
  products: {
    bytes: 10_000_000,
    rows: 20_000,
    columns: 500,
    cells: 1_000_000,
    milliseconds: 20_000,
  },
  /** Exports of other shops have up to a hundred columns, most of them empty, and a row per picture. */
  import: { bytes: 10_000_000, rows: 50_000, columns: 500, cells: 3_000_000, milliseconds: 20_000 },
} as const satisfies Record<string, CsvLimits>

/** Characters of a cell; only a product's text may be as long as a body. */
export const MAX_CELL = { other: 20_000, body: 100_000 } as const
