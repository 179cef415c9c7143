-- Written by hand: drizzle-kit does not know triggers. They keep figure_counts in the transaction of every write. A rebuilt table
-- loses its triggers; tests/worker/figures/figure-counts.test.ts fails then.
CREATE TRIGGER figures_intent AFTER INSERT ON intents
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'intents', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), NEW.intent, 1, 0 WHERE true
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER figures_registration AFTER INSERT ON event_registrations
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'registrations', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), NEW.event, 1, 0 WHERE true
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER figures_registration_renamed AFTER UPDATE OF event ON event_registrations
WHEN OLD.event <> NEW.event
BEGIN
  UPDATE figure_counts SET count = count - 1
  WHERE figure = 'registrations' AND period = strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch') AND label = OLD.event;
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'registrations', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), NEW.event, 1, 0 WHERE true
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER figures_order AFTER INSERT ON orders
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'orders', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), NEW.plan_id, 1, 0 WHERE true
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER figures_payment AFTER INSERT ON payments
WHEN NEW.captured
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'paid', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), plan_id, 1, NEW.amount_paise FROM orders WHERE id = NEW.order_id
  ON CONFLICT DO UPDATE SET count = count + 1, paise = paise + excluded.paise;
END;
--> statement-breakpoint
CREATE TRIGGER figures_payment_captured AFTER UPDATE OF captured ON payments
WHEN NEW.captured AND NOT OLD.captured
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'paid', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), plan_id, 1, NEW.amount_paise FROM orders WHERE id = NEW.order_id
  ON CONFLICT DO UPDATE SET count = count + 1, paise = paise + excluded.paise;
END;
--> statement-breakpoint
CREATE TRIGGER figures_refund AFTER INSERT ON refunds
WHEN NEW.status = 'processed'
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'refunded', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), plan_id, 1, NEW.amount_paise FROM payments JOIN orders ON orders.id = payments.order_id WHERE payments.id = NEW.payment_id
  ON CONFLICT DO UPDATE SET count = count + 1, paise = paise + excluded.paise;
END;
--> statement-breakpoint
CREATE TRIGGER figures_refund_processed AFTER UPDATE OF status ON refunds
WHEN NEW.status = 'processed' AND OLD.status <> 'processed'
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'refunded', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), plan_id, 1, NEW.amount_paise FROM payments JOIN orders ON orders.id = payments.order_id WHERE payments.id = NEW.payment_id
  ON CONFLICT DO UPDATE SET count = count + 1, paise = paise + excluded.paise;
END;
--> statement-breakpoint
CREATE TRIGGER figures_refund_failed AFTER UPDATE OF status ON refunds
WHEN OLD.status = 'processed' AND NEW.status <> 'processed'
BEGIN
  UPDATE figure_counts SET count = count - 1, paise = paise - OLD.amount_paise
  WHERE figure = 'refunded' AND period = strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch') AND label = (
    SELECT plan_id FROM payments JOIN orders ON orders.id = payments.order_id WHERE payments.id = NEW.payment_id);
END;
--> statement-breakpoint
CREATE TRIGGER figures_member AFTER INSERT ON members
WHEN NEW.state = 'active'
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'members', 'now', NEW.role, 1, 0 WHERE true
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER figures_member_changed AFTER UPDATE OF state, role ON members
BEGIN
  UPDATE figure_counts SET count = count - 1
  WHERE figure = 'members' AND period = 'now' AND label = OLD.role AND OLD.state = 'active';
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'members', 'now', NEW.role, 1, 0 WHERE NEW.state = 'active'
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER figures_member_deleted AFTER DELETE ON members
WHEN OLD.state = 'active'
BEGIN
  UPDATE figure_counts SET count = count - 1
  WHERE figure = 'members' AND period = 'now' AND label = OLD.role;
END;
--> statement-breakpoint
CREATE TRIGGER figures_mail AFTER INSERT ON outbox
WHEN NEW.status IN ('sent', 'failed')
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'mails', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), NEW.status, 1, 0 WHERE true
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER figures_mail_finished AFTER UPDATE OF status ON outbox
WHEN NEW.status IN ('sent', 'failed') AND NEW.status <> OLD.status
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'mails', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), NEW.status, 1, 0 WHERE true
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER figures_mail_retried AFTER UPDATE OF status ON outbox
WHEN OLD.status = 'failed' AND NEW.status = 'queued'
BEGIN
  UPDATE figure_counts SET count = count - 1
  WHERE figure = 'mails' AND period = strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch') AND label = 'failed';
END;
