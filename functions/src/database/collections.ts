import type { Seo } from '@bartan/contract/seo/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import type {
  AggregateField,
  CollectionReference,
  DocumentData,
  FieldValue,
  Filter,
  Firestore,
  FirestoreDataConverter,
  Timestamp,
} from 'firebase-admin/firestore'
import { KeyedQueue } from '#platform/concurrency/in-turn.ts'
import type * as documents from './documents.ts'
import type * as offers from './offer-documents.ts'
import type * as operation from './operation-documents.ts'
import type * as orders from './order-documents.ts'
import type { ProductDocument } from './product-documents.ts'
import type * as settings from './settings-documents.ts'
import type { StockMovementDocument } from './stock-movement.ts'
import { SETTINGS, readSettings } from './stored-settings.ts'
import type * as tallies from './tally-documents.ts'
import type * as tax from './tax-document.ts'

/** Collections whose documents differ from the shop's first version. */
const CHANGED: Readonly<Record<string, number>> = { orders: 8 }

/** The schema version that this code writes into each document of a collection. */
export const schemaVersionOf = (collection: string): number => CHANGED[collection] ?? 1

/** The schema version of a stored document; 1 if it has none. */
export const versionOfDocument = (data: Record<string, unknown>): number => {
  const { schemaVersion } = data
  return typeof schemaVersion === 'number' ? schemaVersion : 1
}

/** Run-time values of the Admin SDK, passed as a parameter because the SDK is loaded at first use. */
type Values = {
  FieldValue: {
    serverTimestamp(): FieldValue
    increment(by: number): FieldValue
    delete(): FieldValue
  }
  Timestamp: {
    fromDate(date: Date): Timestamp
    new (seconds: number, nanoseconds: number): Timestamp
  }
  Filter: Pick<typeof Filter, 'where' | 'or' | 'and'>
  AggregateField: { count(): AggregateField<number>; sum(field: string): AggregateField<number> }
}

// Unchecked: this code wrote the documents with these types, and reply schemas check what is sent.
const typed = <T extends DocumentData>(schemaVersion: number): FirestoreDataConverter<T> => ({
  toFirestore: (document) => ({ ...document, schemaVersion }),
  fromFirestore: (snapshot) => snapshot.data() as T,
})

const collection = <T extends DocumentData>(
  firestore: Firestore,
  name: string,
): CollectionReference<T> =>
  firestore.collection(name).withConverter(typed<T>(schemaVersionOf(name)))

export const openDatabase = (
  firestore: Firestore,
  { FieldValue, Timestamp, AggregateField, Filter: filter }: Values,
) => ({
  firestore,
  /** The current settings; a running shop has them in memory. */
  currentSettings: async (): Promise<Settings> =>
    readSettings(
      (
        await collection<settings.SettingsDocument>(firestore, 'settings').doc(SETTINGS).get()
      ).data(),
    ),
  /** Queues jobs of this instance that share a key. */
  inTurn: new KeyedQueue().inTurn,
  serverTime: FieldValue.serverTimestamp(),
  increment: (by: number) => FieldValue.increment(by),
  noField: FieldValue.delete(),
  timestamp: (date: Date) => Timestamp.fromDate(date),
  exactTimestamp: (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds),
  /** Aggregations that Firestore computes from an index. */
  count: () => AggregateField.count(),
  sum: (field: string) => AggregateField.sum(field),
  filter,

  products: collection<ProductDocument>(firestore, 'products'),
  catalogManifest: collection<documents.CatalogManifestDocument>(firestore, 'catalogue').doc(
    'manifest',
  ),
  catalogShards: collection<documents.CatalogShardDocument>(firestore, 'catalogue'),
  carts: collection<documents.CartDocument>(firestore, 'carts'),
  wishlists: collection<documents.WishlistDocument>(firestore, 'wishlists'),
  checkouts: collection<documents.CheckoutDocument>(firestore, 'checkouts'),
  orders: collection<orders.OrderDocument>(firestore, 'orders'),
  orderLinks: collection<orders.OrderLinkDocument>(firestore, 'orderLinks'),
  phoneFacts: collection<orders.PhoneFactsDocument>(firestore, 'phoneFacts'),
  cashDays: collection<tallies.CashDayDocument>(firestore, 'cashDays'),
  parcelMonths: collection<tallies.ParcelMonthDocument>(firestore, 'parcelMonths'),
  salesMonths: collection<tallies.SalesMonthDocument>(firestore, 'salesMonths'),
  orderTotals: collection<tallies.OrderTotalsDocument>(firestore, 'orderTotals'),
  orderRows: collection<tallies.OrderRowsDocument>(firestore, 'orderRows'),
  orderNumbers: collection<orders.OrderNumberDocument>(firestore, 'orderNumbers'),
  coupons: collection<documents.CouponDocument>(firestore, 'coupons'),
  offers: collection<offers.OfferDocument>(firestore, 'offers'),
  offerBoard: collection<offers.OfferBoardDocument>(firestore, 'maintenance').doc('offers'),
  seo: collection<Seo>(firestore, 'found').doc('shop'),
  reviews: collection<documents.ReviewDocument>(firestore, 'reviews'),
  reviewPhotos: collection<documents.ReviewPhotosDocument>(firestore, 'reviewPhotos'),
  stockMovements: collection<StockMovementDocument>(firestore, 'stockMovements'),
  users: collection<documents.UserDocument>(firestore, 'users'),
  phones: collection<documents.PhoneDocument>(firestore, 'phones'),
  formerCustomers: collection<documents.FormerCustomerDocument>(firestore, 'formerCustomers'),
  erasures: collection<documents.ErasureDocument>(firestore, 'erasures'),
  loginAttempts: collection<documents.LoginAttemptsDocument>(firestore, 'loginAttempts'),
  passwordRequests: collection<documents.PasswordRequestDocument>(firestore, 'passwordRequests'),
  passwordLinks: collection<documents.PasswordLinkDocument>(firestore, 'passwordLinks'),
  callCounts: collection<documents.CallCountDocument>(firestore, 'callCounts'),
  storedReplies: collection<documents.StoredReplyDocument>(firestore, 'keptAnswers'),
  subscribers: collection<documents.SubscriberDocument>(firestore, 'subscribers'),
  confirmations: collection<documents.ConfirmationDocument>(firestore, 'confirmations'),
  backInStockRequests: collection<documents.BackInStockRequestDocument>(
    firestore,
    'backInStockRequests',
  ),
  waitingPhones: collection<documents.WaitingPhoneDocument>(firestore, 'waitingPhones'),
  restocks: collection<documents.RestockDocument>(firestore, 'restocks'),
  mail: collection<operation.MailDocument>(firestore, 'mail'),
  whatsappMessages: collection<operation.WhatsappMessageDocument>(firestore, 'whatsappMessages'),
  whatsappStops: collection<operation.WhatsappStopDocument>(firestore, 'whatsappStops'),
  settings: collection<settings.SettingsDocument>(firestore, 'settings'),
  contentPages: collection<settings.ContentDocument>(firestore, 'contentPages'),
  contentVersions: collection<settings.ContentVersionDocument>(firestore, 'contentVersions'),
  audit: collection<documents.AuditDocument>(firestore, 'audit'),
  grievances: collection<documents.GrievanceDocument>(firestore, 'grievances'),
  paperCodes: collection<operation.PaperCodesDocument>(firestore, 'paperCodes').doc('all'),
  learnedWords: collection<operation.LearnedWordsDocument>(firestore, 'learnedWords').doc('all'),
  imports: collection<operation.ImportDocument>(firestore, 'imports'),
  taxDocuments: collection<tax.TaxDocumentDocument>(firestore, 'taxDocuments'),
  taxSeries: collection<tax.TaxSeriesDocument>(firestore, 'taxSeries'),
  searchDays: collection<operation.SearchDayDocument>(firestore, 'searchDays'),
  vitals: collection<operation.VitalsDocument>(firestore, 'vitals'),
  migrations: collection<operation.MigrationDocument>(firestore, 'migrations'),
  maintenance: collection<operation.MaintenanceDocument>(firestore, 'maintenance'),
  retention: collection<operation.RetentionDocument>(firestore, 'maintenance').doc('retention'),
})

export type Database = ReturnType<typeof openDatabase> & {
  /** Where the shop's pages are: messages that name one are written in the transaction of their news. */
  siteUrl: string
}
