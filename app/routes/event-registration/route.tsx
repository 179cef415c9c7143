export default function EventRegistration() {
  return null;
}
