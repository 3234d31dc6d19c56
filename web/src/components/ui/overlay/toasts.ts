import { atom } from 'nanostores'
import { useStore } from '#lib/storage/use-store.ts'

/** Spec §9: one second. */
const DEFAULT_MS = 1000
/** Long enough to notice that something went wrong, and to read why. */
const ERROR_MS = 5000
/** A longer text stays for as long as it takes to read, at about 20 characters a second. */
const MS_PER_CHARACTER = 50
const SHORT_TEXT = 50
const MAX_SHOWN = 3

export type Toast = {
  id: number
  /** `notice`: a failure that nobody wonders about, because there is no connection. */
  kind: 'success' | 'error' | 'notice'
  text: string
  detail?: string | undefined
  /** URL of an image of what it is about. */
  image?: string | undefined
}

type More = Pick<Toast, 'detail' | 'image'>

const toasts = atom<readonly Toast[]>([])
let lastId = 0

/** Between tests: the files of a run share what is shown here. */
export const dismissAllToasts = (): void => toasts.set([])

const durationOf = (text: string): number =>
  text.length > SHORT_TEXT ? text.length * MS_PER_CHARACTER : DEFAULT_MS

export const dismissToast = (id: number): void =>
  toasts.set(toasts.get().filter((toast) => toast.id !== id))

const show = (
  kind: Toast['kind'],
  text: string,
  { detail, image }: More = {},
  leastMs = DEFAULT_MS,
) => {
  lastId += 1
  const id = lastId
  toasts.set([...toasts.get(), { id, kind, text, detail, image }].slice(-MAX_SHOWN))
  // What happened is the text; the detail of a success only repeats what the shopper did.
  const read = kind === 'success' ? text : text + (detail ?? '')
  setTimeout(() => dismissToast(id), Math.max(leastMs, durationOf(read)))
}

/** Shows a message for a moment, from anywhere; `<Toaster/>` renders it. */
export const toast = {
  success: (text: string, more?: More) => show('success', text, more),
  error: (text: string, detail?: string) =>
    show(navigator.onLine ? 'error' : 'notice', text, { detail }, ERROR_MS),
  /** For a slip that the next press puts right: as short as a success. */
  brief: (text: string) => show('error', text),
}

export const useToasts = (): readonly Toast[] => useStore(toasts)
