import { useSyncExternalStore } from 'react'

/** Spec §9: one second. */
const DEFAULT_MS = 1000
/** A text too long for that stays for as long as reading it takes, some 20 characters a second. */
const MS_PER_CHARACTER = 50
const MOST_SHOWN = 3

export type Toast = { id: number; kind: 'success' | 'error'; text: string }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const show = (kind: Toast['kind'], text: string) => {
  lastId += 1
  const id = lastId
  change([...toasts, { id, kind, text }].slice(-MOST_SHOWN))
  const readingTime = text.length > 40 ? text.length * MS_PER_CHARACTER : DEFAULT_MS
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), readingTime)
}

/** Says something in passing, from anywhere; `<Toaster/>` shows it. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts)
