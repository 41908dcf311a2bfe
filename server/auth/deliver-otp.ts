/** A one-time code on its way to a person. */
export interface OtpMessage {
  readonly code: string;
  /** The registered mobile number, or the email address of a person without one. */
  readonly to: string;
  readonly purpose: 'recovery' | 'mobile';
}

export type DeliverOtp = (message: OtpMessage) => Promise<void>;

/** For an installation without a gateway: whoever reads the server's output passes the code on. */
export const printOtp: DeliverOtp = async ({ to, code }) => {
  console.log(`One-time code for ${to}: ${code}`);
};
