import { shownLegal } from '@bartan/contract/settings/shown-legal'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText } from './footer-texts.ts'

const styles = { root: css({ fontSize: 'sm', color: 'night.faint', overflowWrap: 'anywhere' }) }

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ')

/**
 * Names the seller and the grievance officer: the Consumer Protection (E-Commerce) Rules require this on every page.
 */
export const SellerLine = () => {
  const t = useText()
  const { legalName, addresses, gstin, grievanceOfficer } = shownLegal(useShop())
  const officer = joined(grievanceOfficer.name, grievanceOfficer.phone, grievanceOfficer.email)
  return (
    <div className={styles.root}>
      <p>{joined(legalName, ...addresses, gstin && `GSTIN ${gstin}`)}</p>
      {officer && <p>{t('officer', { officer })}</p>}
    </div>
  )
}
