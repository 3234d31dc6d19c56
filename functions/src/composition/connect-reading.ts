import type { Connect } from '#database/connect.ts'
import type { CatalogIndex } from '#features/products/index/catalog-index.ts'
import {
  paperCodesRepository,
  paperCodesTransactions,
} from '#features/products/paper-codes/paper-codes.repository.ts'
import { paperCodesService } from '#features/products/paper-codes/paper-codes.service.ts'
import { readingService } from '#features/products/reading/reading.service.ts'

/** Messages that become orders, and the codes of printed lists that are read in them. */
export const connectReading = (connect: Connect, catalog: () => Promise<CatalogIndex>) => ({
  reading: readingService({ catalog, paperCodes: paperCodesRepository(connect).products }),
  paperCodes: paperCodesService({ transact: paperCodesTransactions(connect), catalog }),
})
