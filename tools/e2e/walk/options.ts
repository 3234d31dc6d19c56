import type { Language } from '@bartan/contract/shop/languages'

export type WalkOptions = { language: Language }
