import { getBackup, readBackupPart, scheduleBackup } from '@bartan/contract/backup/endpoints'
import { BACKUP_DAYS } from '@bartan/contract/backup/rules'
import type { BackupState } from '@bartan/contract/backup/schema'
import { DAY_MS, dayOf } from '@bartan/contract/shared/shop-day'
import type { Author } from '#domain/caller.ts'
import { decodeCursor, encodeCursor, refuseCursor } from '#domain/cursor.ts'
import { signatureOf, toHtml, type Mail, type Sender } from '#domain/mail/mail.ts'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { BackupEnd } from './backup-files.ts'
import { backupRepository, type Place } from './backup.repository.ts'
import {
  END,
  headerOf,
  keyOf,
  newSalt,
  packPieces,
  encryptFrame,
  type Piece,
} from './encrypted-file.ts'

type Facts = {
  /** The day of the last backup; undefined: none yet. */
  last: string | undefined
  link: string
  shop: Sender
}

/** A mail to the owner, in both languages of the admin area. */
const backupMail = ({ last, link, shop }: Facts): Mail => {
  const paragraphs = [
    last
      ? `The last backup of ${shop.name} is of ${last}.`
      : `There is no backup of ${shop.name} yet.`,
    'One press makes another, as a file for your own computer:',
    link,
    last
      ? `${shop.name} का पिछला बैकअप ${last} का है। ऊपर के लिंक पर एक बार दबाने से नया बन जाएगा।`
      : `${shop.name} का अब तक कोई बैकअप नहीं है। ऊपर के लिंक पर एक बार दबाने से बन जाएगा।`,
    'If backups are made elsewhere, say so there, and this mail comes no more. · अगर बैकअप कहीं और अपने आप बनते हैं, तो वहीं बता दें: यह मेल फिर नहीं आएगा।',
    signatureOf(shop),
  ]
  return {
    subject: `${shop.name}: time for a backup · बैकअप का समय`,
    text: paragraphs.join('\n\n'),
    html: toHtml(paragraphs),
  }
}

/** A part is sent at this size: the call stays far below a minute, and below Cloud Run's limit of 32 MB. */
const PART_BYTES = 4_000_000

/** `entry` is the download's id in the audit log. */
type Progress = { salt: string; index: number; entry: string; place: Place }

const SALT = /^[\w-]{22}$/
const ENTRY = /^\w{20}$/
const BEGINNING: Place = { in: 'documents', name: '' }
const PLACES = new Set<unknown>(['documents', 'accounts', 'pictures'])

const isText = (value: unknown): value is string => typeof value === 'string'

const cursorOf = ({ salt, index, entry, place }: Progress): string =>
  encodeCursor([salt, index, entry, place.in, 'name' in place ? place.name : '', place.after ?? ''])

const readCursor = (cursor: string): Progress => {
  const [salt, index, entry, where, name, after] = decodeCursor(cursor)
  if (!isText(salt) || !SALT.test(salt) || !PLACES.has(where)) return refuseCursor()
  if (!isText(entry) || !ENTRY.test(entry)) return refuseCursor()
  if (!Number.isSafeInteger(index) || Number(index) < 1) return refuseCursor()
  if (!isText(name) || !isText(after)) return refuseCursor()
  const place = { in: where, name, after: after || undefined } as Place
  return { salt, index: Number(index), entry, place }
}

type Wanted = { passphrase: string; pictures: boolean; cursor?: string | undefined }

/** The next part of the file. One at a time, because the key and the part take up to 100 MB of memory. */
const nextPart = (
  { config, settings, clock }: ShopContext,
  backup: ReturnType<typeof backupRepository>,
) => {
  const end = async (): Promise<Piece> => {
    const schemaVersions = await backup.schemaVersions()
    const exportedAt = clock.now().toISOString()
    const said: BackupEnd = {
      project: config.projectId,
      accounts: config.authEmulator ? 'emulator' : 'firebase',
      exportedAt,
      schemaVersions,
    }
    return { name: END, bytes: Buffer.from(JSON.stringify(said)) }
  }

  const collect = async (from: Place, pictures: boolean) => {
    const pieces: Piece[] = []
    let bytes = 0
    let place: Place | undefined = from
    while (place && bytes < PART_BYTES) {
      if (place.in === 'pictures' && !pictures) return { pieces, place: undefined }
      const read = await backup.read(place)
      pieces.push(...read.pieces)
      bytes += read.pieces.reduce((sum, piece) => sum + piece.bytes.length, 0)
      place = read.next
    }
    return { pieces, place }
  }

  /** A download is recorded in the audit log before its first part is read. */
  const progressOf = async (cursor: string | undefined, by: Author): Promise<Progress> => {
    if (cursor === undefined)
      return {
        salt: newSalt(),
        index: 0,
        entry: await backup.noteBegun(by, (await settings()).name),
        place: BEGINNING,
      }
    const progress = readCursor(cursor)
    return (await backup.hasBegun(progress.entry, by)) ? progress : refuseCursor()
  }

  return ({ passphrase, pictures, cursor }: Wanted, by: Author) =>
    backup.inTurn(async (): Promise<{ bytes: Buffer; next: string | undefined }> => {
      const { salt, index, entry, place: from } = await progressOf(cursor, by)
      const { pieces, place } = await collect(from, pictures)
      if (!place) pieces.push(await end())
      const key = await keyOf(passphrase, salt)
      const frame = await encryptFrame({ key, salt, index }, packPieces(pieces))
      if (!place && pictures) await backup.noteWhole()
      return {
        bytes: index === 0 ? Buffer.concat([headerOf(salt), frame]) : frame,
        next: place && cursorOf({ salt, index: index + 1, entry, place }),
      }
    })
}

export const backupUseCases = (context: ShopContext) => {
  const { settings, siteUrl, clock } = context
  const backup = backupRepository(context)
  const part = nextPart(context, backup)

  const state = async (): Promise<BackupState> => {
    const { exportedAt, downloadedAt, isScheduled, hasOrders } = await backup.state()
    const isExport = exportedAt !== undefined && (!downloadedAt || exportedAt > downloadedAt)
    const at = isExport ? exportedAt : downloadedAt
    const isOld = at ? clock.now().getTime() - at.getTime() >= BACKUP_DAYS * DAY_MS : hasOrders
    return {
      last: at ? { at: at.toISOString(), by: isExport ? 'export' : 'download' } : null,
      scheduled: isScheduled,
      due: !isScheduled && isOld,
    }
  }

  /** Mails the owner a reminder of a due backup, once a month; needs a shop address of its own. */
  const remind = async (): Promise<void> => {
    const [{ due, last }, sender] = await Promise.all([state(), settings()])
    if (!due || !sender.email) return
    const message = backupMail({
      last: last?.at && dayOf(new Date(last.at)),
      link: `${siteUrl}/admin/backup`,
      shop: sender,
    })
    await backup.mailOwner(sender.email, message, { at: clock.now(), days: BACKUP_DAYS })
  }

  return {
    state,
    remind,
    routes: [
      handle(getBackup, () => state()),
      handle(scheduleBackup, async ({ body: { scheduled: isScheduled } }) => {
        await backup.schedule(isScheduled)
        return state()
      }),
      handle(readBackupPart, async ({ body, caller, res }) => {
        const { bytes, next } = await part(body, caller)
        if (next !== undefined) res.set('X-Next-Cursor', next)
        return new FileReply(bytes, { type: 'application/octet-stream', name: 'bartan' })
      }),
    ],
  }
}
