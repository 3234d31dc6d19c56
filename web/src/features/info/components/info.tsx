import type { ContentSlug } from '@bartan/contract/content/content'
import type { ContentPage } from '@bartan/contract/content/schema'
import { factsOf } from '@bartan/contract/shop/languages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card, Skeleton, Note } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { contentQuery } from '../content-query.ts'
import { useText } from '../texts.ts'
import { ContactCard } from './contact-card.tsx'
import { RichText } from './rich-text.tsx'

const styles = {
  columns: grid({
    gridTemplateColumns: { base: '1', lg: 'minmax(0, 1fr) 340px' },
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
    pb: { base: '4', md: '10' },
  }),
  notices: css({
    display: 'inline-block',
    py: '3',
    fontSize: 'sm',
    color: 'ink.soft',
    textDecoration: 'underline',
  }),
}

/** Padding, because a margin would collapse and move the whole page. */
const LOADING = (
  <div className={css({ pt: { base: '6', md: '10' } })}>
    <Skeleton className={css({ h: '10', w: '40%' })} />
    <Skeleton className={css({ h: '5', w: '60%', mt: '3' })} />
    <Skeleton className={css({ h: '440px', mt: '8', maxW: 'text' })} />
  </div>
)

const Text = ({ html, language, updatedAt }: ContentPage) => {
  const t = useText()
  const spoken = useLanguage()
  return (
    // The language of the text, for screen readers, if the page isn't translated.
    <Card padding="lg" lang={factsOf(language).locale}>
      <RichText html={html} />
      {updatedAt && (
        <Note className={css({ mt: '10' })}>
          {t('updated', { day: formatDate(spoken, updatedAt) })}
        </Note>
      )}
    </Card>
  )
}

/** A page that the footer links to. */
export const Info = ({ slug, seller }: { slug: ContentSlug; seller: ReactNode }) => {
  const t = useText()
  return (
    <LoadState load={useQuery(contentQuery(slug, t.language))} skeleton={LOADING}>
      {(page) => (
        <>
          <PageHeader title={page.title}>{page.intro}</PageHeader>
          <div className={styles.columns}>
            <Text {...page} />
            <div className={grid({ gridTemplateColumns: '1', gap: '5' })}>
              <ContactCard />
              {seller}
              {slug === 'terms' && (
                <a className={styles.notices} href="/notices.txt">
                  {t('notices')}
                </a>
              )}
            </div>
          </div>
        </>
      )}
    </LoadState>
  )
}
