import { MAIN_ID } from '#app/layouts/use-page-change.ts'
import { useKeptFocus } from '#app/layouts/use-kept-focus.ts'

/** Loaded after the page, which needs it from the first press on that removes what was pressed. */
export const KeptFocus = () => {
  useKeptFocus(MAIN_ID)
  return null
}
