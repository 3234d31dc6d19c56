import { atom } from 'nanostores'

/** Spec §9: one second. */
const DEFAULT_MS = 1000
/** Long enough to notice and read an error. */
const ERROR_MS = 5000
/** Longer texts stay for their reading time, at about 20 characters a second. */
const MS_PER_CHARACTER = 50
const SHORT_TEXT = 50

export type Toast = {
  /** `notice` is a failure explained by being offline. */
  type: 'success' | 'error' | 'notice'
  title: string
  description?: string | undefined
  duration: number
  /** URL of an image of the toast's subject. */
  image?: string | undefined
}

type More = { detail?: string; image?: string | undefined }

/** Toasts not shown yet, because the code that shows them may still be loading. */
export const newToasts = atom<readonly Toast[]>([])

const durationOf = (text: string): number =>
  text.length > SHORT_TEXT ? text.length * MS_PER_CHARACTER : DEFAULT_MS

const show = (type: Toast['type'], title: string, more: More = {}, leastMs = DEFAULT_MS) => {
  const { detail: description, image } = more
  // The title says what happened; the detail of a success only repeats the action.
  const read = type === 'success' ? title : title + (description ?? '')
  const duration = Math.max(leastMs, durationOf(read))
  newToasts.set([...newToasts.get(), { type, title, description, duration, image }])
}

/** Shows a message for a short time, from anywhere; `<Toaster/>` renders it. */
export const toast = {
  success: (text: string, more?: More) => show('success', text, more),
  error: (text: string, detail?: string) =>
    show(navigator.onLine ? 'error' : 'notice', text, detail ? { detail } : {}, ERROR_MS),
  /** For a mistake that the next press corrects; as short as a success. */
  brief: (text: string) => show('error', text),
}
