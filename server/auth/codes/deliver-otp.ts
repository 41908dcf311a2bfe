/** A one-time code to deliver. */
export interface OtpMessage {
  readonly code: string;
  /** The registered mobile number, or the email address of a user without one. */
  readonly to: string;
  readonly purpose: 'recovery' | 'mobile';
}

export type DeliverOtp = (message: OtpMessage) => Promise<void>;

/** For an installation without a gateway: prints the code, and the operator passes it on. */
export const printOtp: DeliverOtp = async ({ to, code }) => {
  console.log(`One-time code for ${to}: ${code}`);
};
