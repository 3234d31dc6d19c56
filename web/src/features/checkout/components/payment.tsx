import { chakra } from '@chakra-ui/react/styled-system'
import { Banknote, CreditCard } from 'lucide-react'
import { t } from '../texts.ts'
import type { ReactNode } from 'react'

type WayProps = { icon: ReactNode; title: string; children: ReactNode; isOpen: boolean }

const Way = ({ icon, title, children, isOpen }: WayProps) => (
  <chakra.li
    display="flex"
    gap="3"
    p="4"
    listStyleType="none"
    borderWidth="1px"
    borderRadius="md"
    borderColor={isOpen ? 'teal' : 'line'}
    bg={isOpen ? 'teal.mist' : 'transparent'}
    color={isOpen ? 'ink' : 'ink.faint'}
  >
    <chakra.span aria-hidden flexShrink="0" pt="0.5">
      {icon}
    </chakra.span>
    <div>
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      <chakra.p fontSize="sm">{children}</chakra.p>
    </div>
  </chakra.li>
)

/** Cash on delivery only; online payment is announced (spec §1). */
export const Payment = () => (
  <chakra.ul display="grid" gap="3">
    <Way icon={<Banknote size={22} />} title={t('cod')} isOpen>
      {t('codHow')}
    </Way>
    <Way icon={<CreditCard size={22} />} title={t('online')} isOpen={false}>
      {t('soon')}
    </Way>
  </chakra.ul>
)
