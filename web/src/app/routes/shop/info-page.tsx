import { useLocation } from '#lib/router/router.tsx'
import { Container } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { Info } from '#features/info/components/info.tsx'
import { NotFound } from '#features/not-found/components/not-found.tsx'

const PAGES = [paths.shipping, paths.returns, paths.privacy, paths.terms, paths.contact] as const

/** The pages linked in the footer; their texts are in features/info/content. */
export const InfoPage = () => {
  const { pathname } = useLocation()
  const page = PAGES.find((path) => path === pathname.replace(/\/$/, ''))
  if (!page) return <NotFound />
  return (
    <Container>
      <Info page={page} />
    </Container>
  )
}
