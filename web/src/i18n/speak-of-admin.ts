import { language, speak } from './copy-of.ts'

/** Adds the admin area's texts in the page's language; the English ones come with the code. */
export const speakOfAdmin = async (): Promise<void> => {
  if (language() === 'hi') speak('hi', (await import('./admin-hindi.ts')).ADMIN_HINDI)
}
