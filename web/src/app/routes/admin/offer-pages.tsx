import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { paths } from '#lib/paths.ts'
import { SubPageHeader } from './sub-page-header.tsx'
import { useText } from './texts.ts'

// The form computes an offer's effect on prices, so it loads on demand.
const OfferEditor = lazyExport(
  () => import('#features/admin-offers/components/offer-editor.tsx'),
  'OfferEditor',
)

export const NewOfferPage = () => {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const copied = search.get('copyOf') ?? undefined
  return (
    <>
      <SubPageHeader of="offers" title={t('newOffer')} />
      <OfferEditor
        key={copied}
        id={copied}
        isCopy={copied !== undefined}
        onSaved={() => navigate(paths.adminOffers)}
      />
    </>
  )
}

export const OfferPage = () => {
  const t = useText()
  const navigate = useNavigate()
  const { id } = useParams()
  return (
    <>
      <SubPageHeader of="offers" title={t('editOffer')} />
      <OfferEditor key={id} id={id} onSaved={() => navigate(paths.adminOffers)} />
    </>
  )
}
