import type { MailTexts } from './mail-texts.ts'

export const BENGALI: MailTexts = {
  hello: 'নমস্কার {name},',
  subject: {
    placed: '{shop}: আপনার অর্ডার #{number} পেয়েছি',
    confirmed: '{shop}: আপনার অর্ডার #{number} নিশ্চিত হয়েছে',
    shipped: '{shop}: আপনার অর্ডার #{number} পাঠানো হয়েছে',
    delivered: '{shop}: আপনার অর্ডার #{number} পৌঁছেছে',
    cancelled: '{shop}: আপনার অর্ডার #{number} বাতিল হয়েছে',
    outOfStock: '{shop}: আপনার অর্ডার #{number} বাতিল হয়েছে',
    returned: '{shop}: অর্ডার #{number} ফেরত',
    returnDeclined: '{shop}: অর্ডার #{number} ফেরত',
  },
  usual: {
    placed:
      'অর্ডারের জন্য ধন্যবাদ। আমরা প্যাক করছি।\n\nআনুমানিক ডেলিভারি: {delivery}। টাকা জিনিস পেয়ে নগদে দেবেন।',
    confirmed: 'নিশ্চিত করার জন্য ধন্যবাদ। আমরা আপনার অর্ডার প্যাক করছি।',
    shipped: 'আপনার অর্ডার রওনা হয়েছে।\n\nঅনুগ্রহ করে {total} তৈরি রাখুন: টাকা জিনিস পেয়ে নগদে দেবেন।',
    delivered: 'আপনার অর্ডার পৌঁছেছে। আশা করি ভালো লেগেছে।',
    cancelled: 'আপনার অর্ডার বাতিল হয়েছে।\n\nকিছু দিতে হবে না।',
    outOfStock: 'দুঃখিত: আপনার চাওয়া জিনিস স্টকে নেই, তাই অর্ডার বাতিল হয়েছে।\n\nকিছু দিতে হবে না।',
    returned: 'আপনার ফেরত দেওয়া জিনিস পেয়েছি, এবং ফেরত নেওয়া হয়েছে।',
    returnDeclined: 'আমরা আপনার জিনিস ফেরত নিতে পারলাম না।',
  },
  parcel: 'এটি {courier}-এর কাছে আছে, নম্বর {awb}।',
  courier: 'এটি {courier}-এর কাছে আছে।',
  track: 'কোথায় আছে দেখুন: {link}',
  returns: 'কিছু ঠিক নেই? ফেরতযোগ্য জিনিস {days} দিনের মধ্যে ফেরত দেওয়া যায়: "আমার অর্ডার" দেখুন।',
  callYou: 'আপনার টাকার বিষয়ে আমরা ফোন করব।',
  refund: 'আপনি {refund} ফেরত পাবেন।',
  reason: 'কারণ: {reason}',
  order: 'অর্ডার #{number}',
  discount: 'ছাড় ({code}): −{sum}',
  shipping: 'ডেলিভারি: {sum}',
  free: 'বিনামূল্যে',
  total: 'মোট: {sum}',
  address: 'ডেলিভারির ঠিকানা:',
}
