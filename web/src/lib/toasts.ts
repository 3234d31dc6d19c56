import { useSyncExternalStore } from 'react'

/** Spec §9: one second. */
const DEFAULT_MS = 1000
/** A longer text stays for as long as it takes to read, at about 20 characters a second. */
const MS_PER_CHARACTER = 50
const SHORT_TEXT = 50
const MOST_SHOWN = 3

export type Toast = {
  id: number
  kind: 'success' | 'error'
  text: string
  detail?: string | undefined
  /** URL of a picture of what it is about. */
  image?: string | undefined
}

type More = Pick<Toast, 'detail' | 'image'>

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const durationOf = (text: string): number =>
  text.length > SHORT_TEXT ? text.length * MS_PER_CHARACTER : DEFAULT_MS

const show = (kind: Toast['kind'], text: string, { detail, image }: More = {}) => {
  lastId += 1
  const id = lastId
  change([...toasts, { id, kind, text, detail, image }].slice(-MOST_SHOWN))
  const dismiss = () => change(toasts.filter((toast) => toast.id !== id))
  // What happened is the text; the detail of a success only repeats what the shopper did.
  setTimeout(dismiss, durationOf(kind === 'error' ? text + (detail ?? '') : text))
}

/** Shows a message for a moment, from anywhere; `<Toaster/>` renders it. */
export const toast = {
  success: (text: string, more?: More) => show('success', text, more),
  error: (text: string, detail?: string) => show('error', text, { detail }),
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => toasts

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, read, read)
