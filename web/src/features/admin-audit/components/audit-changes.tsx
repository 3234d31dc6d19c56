import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { fieldWords, valueWords } from '../audit-words.ts'
import { t } from '../texts.ts'
import type { AuditEntry } from '@bartan/contract/audit/schema'

/** Old and new value, field by field. */
export const AuditChanges = ({ changes }: Pick<AuditEntry, 'changes'>) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="minmax(96px, max-content) minmax(0, 1fr)"
    columnGap="4"
    rowGap="1"
    mt="2"
    fontSize="sm"
    _empty={{ display: 'none' }}
  >
    {Object.entries(changes).map(([field, { from, to }]) => (
      <chakra.div key={field} display="contents">
        <chakra.dt color="ink.soft">{fieldWords(field)}</chakra.dt>
        <chakra.dd overflowWrap="anywhere">
          <VisuallyHidden>{t('from')} </VisuallyHidden>
          <chakra.del color="ink.faint">{valueWords(field, from)}</chakra.del>
          <span aria-hidden> → </span>
          <VisuallyHidden> {t('to')} </VisuallyHidden>
          <chakra.ins textDecoration="none" fontWeight="medium">
            {valueWords(field, to)}
          </chakra.ins>
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
