import { shownLegal } from '@bartan/contract/settings/shown-legal'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText } from './footer-texts.ts'

const styles = { root: css({ fontSize: 'sm', color: 'night.faint', overflowWrap: 'anywhere' }) }

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** What an address says, however it is divided into lines. */
const plain = (address: string): string => address.replaceAll(/[\s,.]+/g, '').toLowerCase()

/**
 * Names the seller and the grievance officer: the Consumer Protection (E-Commerce) Rules require this on every page.
 */
export const SellerLine = () => {
  const t = useText()
  const shop = useShop()
  const { legalName, addresses, gstin, grievanceOfficer } = shownLegal(shop)
  // The shop's own address stands above.
  const offices = addresses.filter((one) => plain(one) !== plain(shop.address.join(', ')))
  const officer = joined(grievanceOfficer.name, grievanceOfficer.phone, grievanceOfficer.email)
  return (
    <div className={styles.root}>
      <p>{joined(legalName, gstin && `GSTIN ${gstin}`)}</p>
      {offices.length > 0 && <p>{t('office', { address: joined(...offices) })}</p>}
      {officer && <p>{t('officer', { officer })}</p>}
    </div>
  )
}
