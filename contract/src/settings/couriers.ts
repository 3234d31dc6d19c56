import type { Courier } from './settings.ts'

/** A courier's name without case and blanks, which tell none from another. */
export const courierKey = (name: string): string => name.replaceAll(/\s/g, '').toLowerCase()

type Parcel = { courier: string; awb: string; trackUrl?: string | undefined }

/** A parcel with its courier as the settings name it, and with the address at which that tells where parcels are. */
export const withCourier = <P extends Parcel>(parcel: P, couriers: readonly Courier[]): P => {
  const known = couriers.find(({ name }) => courierKey(name) === courierKey(parcel.courier))
  if (!known) return parcel
  const usual = known.trackUrl?.replaceAll('{awb}', () => encodeURIComponent(parcel.awb))
  const trackUrl = parcel.trackUrl ?? (parcel.awb === '' ? undefined : usual)
  return { ...parcel, courier: known.name, ...(trackUrl && { trackUrl }) }
}
