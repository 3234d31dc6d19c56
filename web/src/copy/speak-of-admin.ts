import { language, speak } from './copy-of.ts'

/** What the admin area says in the page's language; English comes with the code. */
export const speakOfAdmin = async (): Promise<void> => {
  if (language() === 'hi') speak('hi', (await import('./admin-hindi.ts')).ADMIN_HINDI)
}
