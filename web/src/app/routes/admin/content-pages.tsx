import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import { pathIn } from '@bartan/contract/shop/languages'
import { useParams } from 'react-router-dom'
import { OutsideLink } from '#components/ui/link.tsx'
import { LazyExtra } from '#components/ui/loading/load-boundary.tsx'
import { useText as usePagesText } from '#features/admin-pages/texts.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { css } from '#styled-system/css'
import { NoPage } from './no-page.tsx'
import { SubPageHeader } from './sub-page-header.tsx'
import { useText } from './texts.ts'

// The rich text editor is large, and only needed here.
const PageEditor = lazyExport(
  () => import('#features/admin-pages/components/page-editor.tsx'),
  'PageEditor',
)

/** Edits a page that the footer links to. */
export const ContentPageForm = () => {
  const t = useText()
  const pagesText = usePagesText()
  const { slug: asked } = useParams()
  const slug = CONTENT_SLUGS.find((one) => one === asked)
  if (!slug) return <NoPage />
  return (
    <>
      <SubPageHeader
        of="pages"
        title={pagesText(slug)}
        aside={
          <OutsideLink
            className={css({ py: '2' })}
            href={pathIn(t.language, contentPath(slug))}
            target="_blank"
          >
            {t('seeInShop')}
          </OutsideLink>
        }
      />
      <LazyExtra>
        <PageEditor key={slug} slug={slug} />
      </LazyExtra>
    </>
  )
}
