import { CONTENT_SLUGS } from '@bartan/contract/content/content'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  lead: css({ mb: '4', color: 'ink.soft', maxW: 'text' }),
  page: css({ display: 'flex', alignItems: 'center', minH: 'tap', borderTopWidth: '1px' }),
}

/** The pages that the footer leads to. */
export const ContentPages = () => (
  <>
    <p className={styles.lead}>{t('lead')}</p>
    <ul>
      {CONTENT_SLUGS.map((slug) => (
        <li className={styles.page} key={slug}>
          <TextLink to={paths.adminPage(slug)}>{t(slug)}</TextLink>
        </li>
      ))}
    </ul>
  </>
)
