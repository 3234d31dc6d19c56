import { NOTICE_VERSION, type Phone } from '@bartan/contract/users/rules'
import type { Profile, User } from '@bartan/contract/users/schema'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { PhoneDocument, UserDocument } from '#database/documents.ts'
import { recordAudit, type AuditNote } from '#database/repositories/audit.repository.ts'
import {
  mailLink,
  readLink,
  useLink,
} from '#database/repositories/confirmation-links.repository.ts'
import {
  rememberCustomer,
  setBlock,
  welcomeBack,
  type PhoneBlock,
} from '#database/repositories/former-customers.repository.ts'
import { countMail } from '#database/repositories/outbox.repository.ts'
import { toUser } from '#database/to-user.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { resetLinks } from './forgotten/reset-links.repository.ts'
import type { Credentials } from './passwords/credentials.ts'

/** An account in its stored and its shown form. */
export type StoredAccount = { id: string; document: UserDocument; user: Profile }

type Token = { token: string; at: Date }

/**
 * The most links mailed for an account per day, to any addresses. Counted by phone, because an account can be deleted
 * and reopened.
 */
const LINKS_PER_PHONE = 10

const stored = (id: string, document: UserDocument): StoredAccount => ({
  id,
  document,
  user: toUser(id, document),
})

/**
 * Accounts and their phones. The users' documents are authoritative: accounts of the first version have none in
 * `phones`.
 */
const accounts = (database: Database, work: UnitOfWork) => {
  const { users, phones, serverTime, timestamp } = database
  const findAll = async (ids: string[]): Promise<(StoredAccount | undefined)[]> => {
    const found = await work.readAll(ids.filter(isDocumentId).map((id) => users.doc(id)))
    const known = new Map(found.map((snapshot) => [snapshot.id, snapshot.data()]))
    return ids.map((id) => {
      const document = known.get(id)
      return document && stored(id, document)
    })
  }
  return {
    timestamp,

    find: async (id: string): Promise<StoredAccount | undefined> => (await findAll([id]))[0],

    /** In one call, in the order of the ids. */
    findAll,

    isPhoneFree: async ({ phone, uid }: { phone: Phone; uid: string }): Promise<boolean> =>
      (await work.find(users.where('phone', '==', phone).limit(2))).every(({ id }) => id === uid),

    entryOf: (phone: Phone): Promise<PhoneDocument | undefined> => work.read(phones.doc(phone)),

    setEntry: (phone: Phone, entry: PhoneDocument): void => work.set(phones.doc(phone), entry),

    removeEntry: (phone: Phone): void => work.delete(phones.doc(phone)),

    /** `notice`: the version of the privacy notice, if the owner registers; `isInvited`: nobody knows the password. */
    create: async (
      { _id, name, phone, email, role }: User,
      credentials: Credentials,
      { notice, isInvited = false, at }: { notice?: string; isInvited?: boolean; at: Date },
    ): Promise<void> => {
      const known = await welcomeBack(database, work, { phone, at })
      const times = { createdAt: serverTime, updatedAt: serverTime }
      const facts = { name, phone, email: email ?? null, role, ...(notice && { notice }) }
      const due = isInvited && { isPasswordDue: true, oneTimePassword: null }
      work.create(users.doc(_id), { ...facts, ...due, ...known, ...times })
      work.set(phones.doc(phone), { uid: _id, ...credentials })
    },

    /** What the phone that an account gets knows of rules about a person. */
    knownOf: (phone: Phone, at: Date) => welcomeBack(database, work, { phone, at }),

    setBlock: (block: PhoneBlock): void => setBlock(database, work, block),

    /** Whether the owner has not chosen a first password yet. */
    isInvited: ({ document: { isPasswordDue, oneTimePassword } }: StoredAccount): boolean =>
      isPasswordDue === true && oneTimePassword === null,

    /** A consent stores the version of the privacy notice. */
    remindersAfter: (
      { reminders }: UserDocument,
      { agrees, at }: { agrees: boolean; at: Date },
    ): UserDocument['reminders'] => ({
      stoppedAt: null,
      cartAt: null,
      ...reminders,
      agreedAt: agrees ? timestamp(at) : null,
      notice: NOTICE_VERSION,
    }),

    edit: (id: string, change: Partial<UserDocument>): void =>
      work.update(users.doc(id), { ...change, updatedAt: serverTime }),

    /** A change that follows from another. */
    update: (id: string, change: Partial<UserDocument>): void => work.update(users.doc(id), change),

    audit: (note: AuditNote): void => recordAudit(database, work, note),
  }
}

const links = (database: Database, work: UnitOfWork) => ({
  /** False if the address, or the account's phone, has had its links for today. */
  mailLink: async (
    { _id: subject, phone }: { _id: string; phone: Phone },
    link: { to: string; siteUrl: string; at: Date },
  ): Promise<boolean> =>
    (await countMail(database, work, {
      to: `phone ${phone}`,
      at: link.at,
      limit: LINKS_PER_PHONE,
    })) && mailLink(database, work, { ...link, purpose: 'account', subject }),

  link: (link: Token) => readLink(database, work, { ...link, purpose: 'account' }),

  useLink: (link: Token): void => useLink(database, work, link),
})

const endings = (database: Database, work: UnitOfWork) => {
  const { users, carts, wishlists, loginAttempts, erasures, serverTime } = database
  return {
    isErasing: async (id: string): Promise<boolean> =>
      isDocumentId(id) && (await work.read(erasures.doc(id))) !== undefined,

    /** Deletes the account, and records that its data is still to be erased. */
    end: async (ended: StoredAccount, at: Date): Promise<void> => {
      const { id } = ended
      const { name, phone, confirmedEmail = null } = ended.document
      await rememberCustomer(database, work, { ...ended, at })
      work.set(erasures.doc(id), { name, phone, confirmedEmail, at: serverTime })
      const own: DocumentReference[] = [users, carts, wishlists].map((all) => all.doc(id))
      for (const document of own) work.delete(document)
    },

    /** Deletes counts of failed log-ins and the like. */
    forgetTries: (key: string): void => work.delete(loginAttempts.doc(key)),
  }
}

const accountUnit = (database: Database, work: UnitOfWork) => ({
  ...accounts(database, work),
  ...links(database, work),
  ...endings(database, work),
  ...resetLinks(database, work),
})

export type AccountUnit = ReturnType<typeof accountUnit>

export const accountTransactions = (connect: Connect) => transactions(connect, accountUnit)
