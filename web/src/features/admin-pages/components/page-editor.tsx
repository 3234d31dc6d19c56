import type { ContentSlug } from '@bartan/contract/content/content'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { css } from '#styled-system/css'
import { adminPageQuery } from '../page-calls.ts'
import { PageForm } from './page-form.tsx'

const LOADING = <Skeleton className={css({ h: '480px', maxW: '760px', borderRadius: 'md' })} />

export const PageEditor = ({ slug }: { slug: ContentSlug }) => (
  <LoadState load={useQuery(adminPageQuery(slug))} skeleton={LOADING}>
    {(page) => <PageForm page={page} />}
  </LoadState>
)
