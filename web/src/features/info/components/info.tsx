import { useQuery } from '@tanstack/react-query'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { Skeleton } from '#components/ui/elements.tsx'
import { contentQuery } from '../content-query.ts'
import { ContactCard } from './contact-card.tsx'
import { InfoSections } from './info-sections.tsx'
import type { InfoContent } from '../content-query.ts'
import { css } from '#styled-system/css'

const styles = {
  skeleton: css({ pt: { base: '6', md: '10' } }),
  titleSkeleton: css({ h: '10', w: '40%' }),
  leadSkeleton: css({ h: '5', w: '60%', mt: '3' }),
  textSkeleton: css({ h: '440px', mt: '8', maxW: 'text' }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
    gap: { base: '10', lg: '16' },
    alignItems: 'start',
    pb: { base: '4', md: '10' },
  }),
}

/** Padding, because a margin would push the whole page down. */
const LOADING = (
  <div className={styles.skeleton}>
    <Skeleton className={styles.titleSkeleton} />
    <Skeleton className={styles.leadSkeleton} />
    <Skeleton className={styles.textSkeleton} />
  </div>
)

/** One of the pages that the footer leads to. */
export const Info = ({ page }: { page: keyof InfoContent }) => (
  <LoadState load={useQuery(contentQuery())} skeleton={LOADING}>
    {({ [page]: { title, intro, sections } }) => (
      <>
        <PageHeader title={title}>{intro}</PageHeader>
        <div className={styles.columns}>
          <InfoSections sections={sections} />
          <ContactCard />
        </div>
      </>
    )}
  </LoadState>
)
