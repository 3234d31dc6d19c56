import { plainPhone } from '@bartan/contract/users/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { accountQuery } from '../api/phone-order.ts'
import type { CallerFields } from './phone-order-rules.ts'

/** The account with the typed phone number, and whether staff have confirmed that it is the caller's. */
export const useCallerAccount = (form: UseFormReturn<CallerFields, unknown, CallerFields>) => {
  const phone = plainPhone(useWatch({ control: form.control, name: 'phone' }))
  const { data: account } = useQuery(accountQuery(phone))
  // Stored by account id, because another number needs a new confirmation.
  const [confirmed, setConfirmed] = useState<string>()
  const isConfirmed = account !== null && account !== undefined && account._id === confirmed
  return {
    account,
    isConfirmed,
    confirm: (isCaller: boolean) => setConfirmed(isCaller ? account?._id : undefined),
    link: isConfirmed ? { userId: account._id, confirmedCustomer: true } : {},
  }
}
