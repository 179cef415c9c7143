import { message } from "../message.ts";

export const aboutAccount = message({ en: "About your account", hi: "आपके खाते के बारे में" });
export const aboutRegistration = message({
  en: "About your registration for {title}",
  hi: "{title} के लिए आपके पंजीकरण के बारे में",
});
export const aboutOrder = message({ en: "About your order: {plan}", hi: "आपके ऑर्डर के बारे में: {plan}" });
export const toAnswer = message({
  en: "{name} sent you this email. To reply, write to {email}.",
  hi: "यह ईमेल आपको {name} ने भेजा है। जवाब देने के लिए {email} पर लिखें।",
});
