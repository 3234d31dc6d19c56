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
import type {
  AuditDocument,
  BackInStockRequestDocument,
  CallCountDocument,
  CartDocument,
  CatalogManifestDocument,
  CatalogShardDocument,
  CheckoutDocument,
  ConfirmationDocument,
  CouponDocument,
  ErasureDocument,
  FormerCustomerDocument,
  GrievanceDocument,
  StoredReplyDocument,
  LoginAttemptsDocument,
  PasswordLinkDocument,
  PasswordRequestDocument,
  PhoneDocument,
  RestockDocument,
  ReviewDocument,
  ReviewPhotosDocument,
  SubscriberDocument,
  UserDocument,
  WaitingPhoneDocument,
  WishlistDocument,
} from './documents.ts'
import type { OfferBoardDocument, OfferDocument } from './offer-documents.ts'
import type {
  ImportDocument,
  LearnedWordsDocument,
  MailDocument,
  MaintenanceDocument,
  MigrationDocument,
  PaperCodesDocument,
  RetentionDocument,
  SearchDayDocument,
  VitalsDocument,
  WhatsappMessageDocument,
  WhatsappStopDocument,
} from './operation-documents.ts'
import type {
  OrderDocument,
  OrderLinkDocument,
  OrderNumberDocument,
  PhoneFactsDocument,
} from './order-documents.ts'
import type { ProductDocument } from './product-documents.ts'
import type {
  ContentDocument,
  ContentVersionDocument,
  SettingsDocument,
} from './settings-documents.ts'
import type { StockMovementDocument } from './stock-movement.ts'
import { SETTINGS, readSettings } from './stored-settings.ts'
import type {
  CashDayDocument,
  OrderRowsDocument,
  OrderTotalsDocument,
  ParcelMonthDocument,
  SalesMonthDocument,
} from './tally-documents.ts'
import type { TaxDocumentDocument, TaxSeriesDocument } from './tax-document.ts'

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
  Filter: Pick<typeof Filter, 'where' | 'or'>
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
      (await collection<SettingsDocument>(firestore, 'settings').doc(SETTINGS).get()).data(),
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
  catalogManifest: collection<CatalogManifestDocument>(firestore, 'catalogue').doc('manifest'),
  catalogShards: collection<CatalogShardDocument>(firestore, 'catalogue'),
  carts: collection<CartDocument>(firestore, 'carts'),
  wishlists: collection<WishlistDocument>(firestore, 'wishlists'),
  checkouts: collection<CheckoutDocument>(firestore, 'checkouts'),
  orders: collection<OrderDocument>(firestore, 'orders'),
  orderLinks: collection<OrderLinkDocument>(firestore, 'orderLinks'),
  phoneFacts: collection<PhoneFactsDocument>(firestore, 'phoneFacts'),
  cashDays: collection<CashDayDocument>(firestore, 'cashDays'),
  parcelMonths: collection<ParcelMonthDocument>(firestore, 'parcelMonths'),
  salesMonths: collection<SalesMonthDocument>(firestore, 'salesMonths'),
  orderTotals: collection<OrderTotalsDocument>(firestore, 'orderTotals'),
  orderRows: collection<OrderRowsDocument>(firestore, 'orderRows'),
  orderNumbers: collection<OrderNumberDocument>(firestore, 'orderNumbers'),
  coupons: collection<CouponDocument>(firestore, 'coupons'),
  offers: collection<OfferDocument>(firestore, 'offers'),
  offerBoard: collection<OfferBoardDocument>(firestore, 'maintenance').doc('offers'),
  seo: collection<Seo>(firestore, 'found').doc('shop'),
  reviews: collection<ReviewDocument>(firestore, 'reviews'),
  reviewPhotos: collection<ReviewPhotosDocument>(firestore, 'reviewPhotos'),
  stockMovements: collection<StockMovementDocument>(firestore, 'stockMovements'),
  users: collection<UserDocument>(firestore, 'users'),
  phones: collection<PhoneDocument>(firestore, 'phones'),
  formerCustomers: collection<FormerCustomerDocument>(firestore, 'formerCustomers'),
  erasures: collection<ErasureDocument>(firestore, 'erasures'),
  loginAttempts: collection<LoginAttemptsDocument>(firestore, 'loginAttempts'),
  passwordRequests: collection<PasswordRequestDocument>(firestore, 'passwordRequests'),
  passwordLinks: collection<PasswordLinkDocument>(firestore, 'passwordLinks'),
  callCounts: collection<CallCountDocument>(firestore, 'callCounts'),
  storedReplies: collection<StoredReplyDocument>(firestore, 'keptAnswers'),
  subscribers: collection<SubscriberDocument>(firestore, 'subscribers'),
  confirmations: collection<ConfirmationDocument>(firestore, 'confirmations'),
  backInStockRequests: collection<BackInStockRequestDocument>(firestore, 'backInStockRequests'),
  waitingPhones: collection<WaitingPhoneDocument>(firestore, 'waitingPhones'),
  restocks: collection<RestockDocument>(firestore, 'restocks'),
  mail: collection<MailDocument>(firestore, 'mail'),
  whatsappMessages: collection<WhatsappMessageDocument>(firestore, 'whatsappMessages'),
  whatsappStops: collection<WhatsappStopDocument>(firestore, 'whatsappStops'),
  settings: collection<SettingsDocument>(firestore, 'settings'),
  contentPages: collection<ContentDocument>(firestore, 'contentPages'),
  contentVersions: collection<ContentVersionDocument>(firestore, 'contentVersions'),
  audit: collection<AuditDocument>(firestore, 'audit'),
  grievances: collection<GrievanceDocument>(firestore, 'grievances'),
  paperCodes: collection<PaperCodesDocument>(firestore, 'paperCodes').doc('all'),
  learnedWords: collection<LearnedWordsDocument>(firestore, 'learnedWords').doc('all'),
  imports: collection<ImportDocument>(firestore, 'imports'),
  taxDocuments: collection<TaxDocumentDocument>(firestore, 'taxDocuments'),
  taxSeries: collection<TaxSeriesDocument>(firestore, 'taxSeries'),
  searchDays: collection<SearchDayDocument>(firestore, 'searchDays'),
  vitals: collection<VitalsDocument>(firestore, 'vitals'),
  migrations: collection<MigrationDocument>(firestore, 'migrations'),
  maintenance: collection<MaintenanceDocument>(firestore, 'maintenance'),
  retention: collection<RetentionDocument>(firestore, 'maintenance').doc('retention'),
})

export type Database = ReturnType<typeof openDatabase>
