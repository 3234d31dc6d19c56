import { plainPhone } from '@bartan/contract/users/rules'
import { useQuery } from '@tanstack/react-query'
import { useState, useEffect, useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { selectFilled } from '#lib/form-field.ts'
import { accountQuery, lastAddressQuery } from '../api/phone-order.ts'
import { type CallerFields, noCaller } from './phone-order-rules.ts'

const FILLED = ['firstName', 'lastName', 'address', 'city', 'postalCode', 'state'] as const

type Filled = Pick<CallerFields, (typeof FILLED)[number]>

/**
 * Fills in name and address of the phone number's last order. Typed values stay; values filled in for another number
 * are removed.
 */
export const useLastAddress = (form: UseFormReturn<CallerFields, unknown, CallerFields>): void => {
  const phone = plainPhone(useWatch({ control: form.control, name: 'phone' }))
  const { data: last } = useQuery(lastAddressQuery(phone))
  const filled = useRef<Filled>(noCaller)
  useEffect(() => {
    const values = form.getValues()
    // The state follows the PIN code by itself.
    const isOurs = FILLED.every((name) => name === 'state' || values[name] === filled.current[name])
    if (!isOurs) return
    const next: Filled = { ...noCaller, ...last }
    filled.current = next
    for (const name of FILLED) {
      if (values[name] === next[name]) continue
      form.setValue(name, next[name], { shouldDirty: true })
      selectFilled(name)
    }
  }, [form, last])
}

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
