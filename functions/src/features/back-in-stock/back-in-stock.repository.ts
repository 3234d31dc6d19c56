import { createHash } from 'node:crypto'
import { asProductId, type ProductId } from '@bartan/contract/products/product-id'
import { choiceKey } from '@bartan/contract/products/variants'
import { NOTICE_VERSION, type Phone } from '@bartan/contract/users/rules'
import type { Query } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type {
  BackInStockRequestDocument,
  RestockDocument,
  WaitingPhoneDocument,
} from '#database/documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import {
  mailLink,
  readLink,
  useLink,
} from '#database/repositories/confirmation-links.repository.ts'
import { putMail } from '#database/repositories/outbox.repository.ts'
import { asForSale } from '#database/repositories/sellable-products.repository.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { emailKey } from '#domain/hashed-ids.ts'
import { linkEnd } from '#domain/mail/confirmation-mail.ts'
import type { Mail } from '#domain/mail/mail.ts'

/** The most products that one address or number can wait for. */
export const MAX_OPEN_REQUESTS = 20

export type RequestedVariant = Pick<BackInStockRequestDocument, 'productId' | 'variant'>

/** One per variant and address or phone. Hashed, because an address can be too long for an id or contain a slash. */
export const requestId = ({ productId, variant }: RequestedVariant, contact: string): string => {
  const wanted = variant ? `${productId} ${choiceKey(variant)}` : productId
  return createHash('sha256').update(`${wanted} ${contact}`).digest('hex')
}

type NewRequest = RequestedVariant & Pick<BackInStockRequestDocument, 'email' | 'language'>
type NewPhone = RequestedVariant &
  Pick<WaitingPhoneDocument, 'name' | 'nameIn' | 'nameHi' | 'phone' | 'language'>
type Token = { token: string; at: Date }
type Answer = { id: string; to: string; message: Mail; at: Date }

const requestMethods = (database: Database, work: UnitOfWork) => {
  const { products, backInStockRequests, waitingPhones, subscribers, users } = database
  const { serverTime, timestamp } = database
  return {
    /** With the stock that shoppers can buy; undefined if deleted. */
    product: async (id: string): Promise<ProductDocument | undefined> => {
      const product = isDocumentId(id) ? await work.read(products.doc(id)) : undefined
      return product && !product.deletedAt ? asForSale(product) : undefined
    },

    requestsOf: async (email: string) => {
      const ofAddress = backInStockRequests.where('email', '==', email).limit(MAX_OPEN_REQUESTS + 1)
      return (await work.find(ofAddress)).map((request) => ({
        id: request.id,
        isConfirmed: request.data().isConfirmed === true,
      }))
    },

    /** Whether the owner has confirmed the address elsewhere. */
    isConfirmedElsewhere: async (email: string): Promise<boolean> => {
      const [subscriber, accounts] = await Promise.all([
        work.read(subscribers.doc(emailKey(email))),
        work.find(users.where('confirmedEmail', '==', email).limit(1).select()),
      ])
      return Boolean(subscriber?.confirmedAt) || accounts.length > 0
    },

    phonesOf: async (phone: Phone): Promise<string[]> => {
      const ofPhone = waitingPhones
        .where('phone', '==', phone)
        .limit(MAX_OPEN_REQUESTS + 1)
        .select()
      return (await work.find(ofPhone)).map(({ id }) => id)
    },

    request: (id: string) => work.read(backInStockRequests.doc(id)),

    /** Stores a confirmed request until `until`, an unconfirmed one for the lifetime of its link. */
    putRequest: (
      id: string,
      request: NewRequest,
      { isConfirmed, until, at }: { isConfirmed: boolean; until: Date; at: Date },
    ): void =>
      work.set(backInStockRequests.doc(id), {
        ...request,
        notice: NOTICE_VERSION,
        isConfirmed,
        createdAt: serverTime,
        expiresAt: timestamp(isConfirmed ? until : linkEnd(at)),
      }),

    confirmRequest: (id: string, until: Date): void =>
      work.update(backInStockRequests.doc(id), { isConfirmed: true, expiresAt: timestamp(until) }),

    putPhone: (id: string, waiting: NewPhone, until: Date): void =>
      work.set(waitingPhones.doc(id), {
        ...waiting,
        isBack: false,
        createdAt: serverTime,
        expiresAt: timestamp(until),
      }),

    /** False if the address has had its links for today. */
    mailLink: (id: string, link: { to: string; siteUrl: string; at: Date }): Promise<boolean> =>
      mailLink(database, work, { ...link, purpose: 'back_in_stock', subject: id }),

    link: (link: Token) => readLink(database, work, { ...link, purpose: 'back_in_stock' }),

    useLink: (link: Token): void => useLink(database, work, link),
  }
}

/** Answering requests for one product, some at a time. */
const answerMethods = (database: Database, work: UnitOfWork) => {
  const { restocks, backInStockRequests, waitingPhones } = database
  return {
    note: (productId: ProductId) => work.read(restocks.doc(productId)),

    keepNote: (productId: ProductId, after: RestockDocument['after']): void =>
      work.update(restocks.doc(productId), { after }),

    forgetNote: (productId: ProductId): void => work.delete(restocks.doc(productId)),

    /** All requests, or those to answer: confirmed requests, and phones not yet on the admin's list. */
    waitingFor: async (
      productId: ProductId,
      who: 'all' | 'answerable',
      after: RestockDocument['after'] = {},
    ) => {
      const [mails, numbers] = [
        backInStockRequests.where('productId', '==', productId),
        waitingPhones.where('productId', '==', productId),
      ]
      const isAll = who === 'all'
      const [requests, phones] = await Promise.all([
        work.find(chunk(isAll ? mails : mails.where('isConfirmed', '==', true), after.request)),
        work.find(chunk(isAll ? numbers : numbers.where('isBack', '==', false), after.phone)),
      ])
      return {
        requests: requests.map((request) => ({ id: request.id, ...request.data() })),
        phones: phones.map((phone) => ({ id: phone.id, ...phone.data() })),
        isLast: requests.length < CHUNK && phones.length < CHUNK,
        last: {
          request: requests.at(-1)?.id ?? after.request,
          phone: phones.at(-1)?.id ?? after.phone,
        },
      }
    },

    answer: ({ id, to, message, at }: Answer): void => {
      putMail(database, work, { to, message, about: id, at })
      work.delete(backInStockRequests.doc(id))
    },

    removeRequest: (id: string): void => work.delete(backInStockRequests.doc(id)),

    listPhone: (id: string): void => work.update(waitingPhones.doc(id), { isBack: true }),

    removePhone: (id: string): void => work.delete(waitingPhones.doc(id)),
  }
}

/** Requests answered in one transaction. */
const CHUNK = 100

const chunk = <T>(waiting: Query<T>, after: string | undefined): Query<T> => {
  const inOrder = waiting.orderBy('__name__')
  return (after === undefined ? inOrder : inOrder.startAfter(after)).limit(CHUNK)
}

const backInStockUnit = (database: Database, work: UnitOfWork) => ({
  ...requestMethods(database, work),
  ...answerMethods(database, work),
})

export type BackInStockUnit = ReturnType<typeof backInStockUnit>

/** Requests about sold-out products, and records of products that are back (noteRestock). */
export const backInStockRepository = (connect: Connect) => ({
  transact: transactions(connect, backInStockUnit),

  /** Products that are back, the oldest first. */
  noted: async (limit: number): Promise<ProductId[]> => {
    const { restocks } = await connect()
    const { docs } = await restocks.orderBy('at').limit(limit).select().get()
    return docs.map(({ id }) => asProductId(id))
  },
})
