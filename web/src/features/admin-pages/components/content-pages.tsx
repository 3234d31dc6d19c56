import { CONTENT_SLUGS } from '@bartan/contract/content/content'
import { LinkCards } from '#components/ui/layout/link-cards.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

/** Pages that the footer links to. */
export const ContentPages = () => {
  const t = useText()
  return (
    <>
      <p className={css({ mb: '4', color: 'ink.soft', maxW: 'text' })}>{t('lead')}</p>
      <LinkCards
        links={CONTENT_SLUGS.map((slug) => ({ to: adminPaths.page(slug), title: t(slug) }))}
      />
    </>
  )
}
